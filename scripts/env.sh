# Sourced by the other scripts: goes to the project's folder, puts its tools first on PATH, and defines output functions.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$ROOT"
export PATH="$ROOT/.tools/bin:$ROOT/node_modules/.bin:$PATH:$HOME/.cargo/bin"

say() { printf '\033[1m== %s\033[0m\n' "$*"; }

die() {
  printf '\n\033[1;31mError:\033[0m %s\n' "$*" >&2
  exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }
