// The memory of pages, as reported by Linux.
import { readFile, readdir } from "node:fs/promises";

async function status(pid) {
  const text = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const field = (name) => new RegExp(`^${name}:\\s+(\\S+)`, "m").exec(text)?.[1];
  return { pid, name: field("Name"), parent: field("PPid"), kilobytes: Number(field("VmRSS") ?? 0) };
}

/** Returns the memory of the processes that draw pages and run their workers, in megabytes. */
export async function memory(driver) {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(pids.map(status));
  const isWithin = (process) => process && (process.pid === String(driver) || isWithin(all.find(({ pid }) => pid === process.parent)));
  const own = all.filter((process) => process.name?.startsWith("WebKitWebProc") && isWithin(process));
  return Math.round(own.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024);
}
