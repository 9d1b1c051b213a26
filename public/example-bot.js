// A bot decides for an army. Whenever its army is to decide, decide(question) is called;
// it answers with an action, written as in the log: "deploy Brazil 3", "attack Alaska Kamchatka".
// Whatever console.log prints is shown below a test match.

function decide(question) {
  // All that is allowed. Each entry stands for every combination of its fields.
  const legal = question.legal;
  const map = question.observation.territories;
  const find = (verb) => legal.filter((entry) => entry.verb === verb);

  // New armies go where the most enemies stand against us.
  const [deploy] = find("deploy");
  if (deploy) {
    const place = best(deploy.territory, (name) => enemies(map, name, question.seat));
    return `deploy ${place} ${deploy.most}`;
  }

  // Attack where we have the most armies more than they have, if we have any more.
  const attacks = find("attack").flatMap(({ from, to }) => to.map((target) => ({ from, target })));
  const edge = ({ from, target }) => map[from].armies - map[target].armies;
  const attack = best(attacks, edge);
  if (attack && edge(attack) > 1) return `attack ${attack.from} ${attack.target}`;

  // In a battle: all dice, as long as there are more of us, then break off.
  const [roll] = find("roll");
  if (roll && !find("halt").length) return `roll ${roll.most} until 3 left`;
  if (find("halt").length) return "halt";

  // After a conquest everybody goes on, so that the front moves.
  const [advance] = find("advance");
  if (advance) return `advance ${advance.most}`;

  // Nothing more to win: be done with it, or take whatever comes first.
  const done = find("done")[0] ?? legal[0];
  return done.example;
}

// The enemy armies next to a territory.
function enemies(map, name, seat) {
  return map[name].borders
    .filter((border) => map[border].owner !== seat)
    .reduce((sum, border) => sum + map[border].armies, 0);
}

// The one with the highest value.
function best(list, value) {
  return list.reduce((a, b) => (a === undefined || value(b) > value(a) ? b : a), undefined);
}
