// npm run faults -- [fault ...] [--kills n] [--stops n] [--rounds n] [--minutes n] [--seed n]: faults on
// stacks of their own, each service a process, under load; all of them, or those that are named.
// Each ends with a line of figures, all of it with 1 when something was lost, doubled or not told.
import { parseArgs } from 'node:util';
import { Advice, runCommand } from '../tools/advice.mjs';
import { takeBrokerAway } from './faults/broker-outage';
import { stopDatabase } from './faults/database-stops';
import { killServices } from './faults/kills';
import { feedPoison, repeatMessages } from './faults/messages';
import { restartInTurns } from './faults/rolling-restart';
import { slowNeighbours } from './faults/slow-neighbours';
import { startSpoiltStack } from './faults/spoilt-stack';
import { startOwnStack } from '../tools/start/own-stack.mjs';

/** How much of each fault; the long form of the project's bars is 600 kills and 20 rounds. */
const AMOUNTS = { kills: 60, stops: 10, rounds: 1, minutes: 2, poison: 20 };

const STACKS = [
  {
    start: () => startOwnStack('--processes'),
    faults: {
      kills: killServices,
      database: stopDatabase,
      restarts: restartInTurns,
      repeats: repeatMessages,
      poison: feedPoison,
    },
  },
  {
    start: startSpoiltStack,
    faults: { broker: takeBrokerAway, neighbours: slowNeighbours },
  },
];

void runCommand(async () => {
  const { names, amounts } = readArguments();
  const results = [];
  for (const { start, faults } of STACKS) {
    const wanted = Object.keys(faults).filter((name) => names.includes(name));
    if (wanted.length) results.push(...(await inject(start, faults, { wanted, amounts })));
  }
  console.log(`  seed ${amounts.seed}`);
  process.exitCode = results.some(({ wrong }) => wrong.length) ? 1 : 0;
});

async function inject(start, faults, { wanted, amounts }) {
  const stack = await start();
  const results = [];
  try {
    for (const name of wanted) {
      const { line, wrong } = await faults[name](stack, amounts).catch(ended);
      results.push({ name, line, wrong });
      for (const what of wrong) console.log(`  wrong: ${name}: ${what}`);
      console.log(`  ${name}: ${line}`);
    }
  } finally {
    await stack.stop();
  }
  return results;
}

/** What goes wrong with the driver is wrong too, and hides no other figures. */
function ended(error) {
  return { line: `ended early: ${error.message}`, wrong: [String(error.stack)] };
}

function readArguments() {
  const keys = [...Object.keys(AMOUNTS), 'seed', 'neighbours'];
  const options = Object.fromEntries(keys.map((key) => [key, { type: 'string' }]));
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const known = STACKS.flatMap(({ faults }) => Object.keys(faults));
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length) throw new Advice(`No fault ${unknown[0]}.`, `one of ${known.join(', ')}`);
  const { neighbours, ...given } = values;
  const numbers = Object.entries(given).map(([key, value]) => [key, Number(value)]);
  const amounts = { ...AMOUNTS, seed: Date.now(), ...Object.fromEntries(numbers) };
  if (neighbours) amounts.neighbours = neighbours.split(',');
  return { names: positionals.length ? positionals : known, amounts };
}
