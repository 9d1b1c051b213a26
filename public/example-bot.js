// A bot plays one army. For each decision of that army, the game calls decide(question), which
// returns an action, written as in the log: "deploy Brazil 3", "attack Alaska Kamchatka".
// The output of console.log is shown below a test match.

function decide(question) {
  // The legal actions. Each entry stands for every combination of its fields.
  const legal = question.legal;
  const map = question.observation.territories;
  const find = (verb) => legal.filter((entry) => entry.verb === verb);

  // Place new armies where the most enemy armies are next to us.
  const [deploy] = find("deploy");
  if (deploy) {
    const place = best(deploy.territory, (name) => enemies(map, name, question.seat));
    return `deploy ${place} ${deploy.most}`;
  }

  // Attack where we outnumber the defenders the most, but only by at least 2 armies.
  const attacks = find("attack").flatMap(({ from, to }) => to.map((target) => ({ from, target })));
  const edge = ({ from, target }) => map[from].armies - map[target].armies;
  const attack = best(attacks, edge);
  if (attack && edge(attack) > 1) return `attack ${attack.from} ${attack.target}`;

  // In a battle, roll all dice until 3 armies are left. Once we may break off, do so.
  const [roll] = find("roll");
  if (roll && !find("halt").length) return `roll ${roll.most} until 3 left`;
  if (find("halt").length) return "halt";

  // After a conquest, advance with as many armies as possible.
  const [advance] = find("advance");
  if (advance) return `advance ${advance.most}`;

  // Otherwise end the phase, or play the example of the first legal action.
  const done = find("done")[0] ?? legal[0];
  return done.example;
}

// Returns the number of enemy armies next to a territory.
function enemies(map, name, seat) {
  return map[name].borders
    .filter((border) => map[border].owner !== seat)
    .reduce((sum, border) => sum + map[border].armies, 0);
}

// Returns the item with the highest value, or undefined if the list is empty.
function best(list, value) {
  return list.reduce((a, b) => (a === undefined || value(b) > value(a) ? b : a), undefined);
}
