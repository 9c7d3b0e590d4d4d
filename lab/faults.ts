// npm run faults -- [fault ...] [--kills n] [--stops n] [--rounds n] [--minutes n] [--seed n]: faults on
// stacks of their own, each service a process, under load; all of them, or those that are named.
// Each ends with a line of figures, all of it with 1 when something was lost, doubled or not told.
import { parseArgs } from 'node:util';
import { Advice, runCommand } from '../tools/advice.mjs';
import { startOwnStack } from '../tools/start/own-stack.mjs';
import { takeBrokerAway } from './faults/broker-outage';
import { stopDatabase } from './faults/database-stops';
import type { Verdict } from './faults/figures';
import { killServices } from './faults/kills';
import { feedPoison, repeatMessages } from './faults/messages';
import { restartInTurns } from './faults/rolling-restart';
import type { Neighbour } from './faults/slow-neighbours';
import { NEIGHBOURS, slowNeighbours } from './faults/slow-neighbours';
import { startSpoiltStack } from './faults/spoilt-stack';
import { required } from './required';
import type { Stack } from './stack';

/** How much of each fault; the long form of the project's bars is 600 kills and 20 rounds. */
const AMOUNTS = { kills: 60, stops: 10, rounds: 1, minutes: 2, poison: 20 };

type Amounts = typeof AMOUNTS & { seed: number; neighbours?: Neighbour[] };

/** What can happen to stacks of one kind, and how one of them is started. */
interface Scene {
  faults: string[];
  inject: (wanted: string[], amounts: Amounts) => Promise<Verdict[]>;
}

const SCENES = [
  scene(() => startOwnStack('--processes'), {
    kills: killServices,
    database: stopDatabase,
    restarts: restartInTurns,
    repeats: repeatMessages,
    poison: feedPoison,
  }),
  scene(startSpoiltStack, { broker: takeBrokerAway, neighbours: slowNeighbours }),
];

void runCommand(async () => {
  const { names, amounts } = readArguments();
  const verdicts: Verdict[] = [];
  for (const { faults, inject } of SCENES) {
    const wanted = faults.filter((name) => names.includes(name));
    if (wanted.length) verdicts.push(...(await inject(wanted, amounts)));
  }
  console.log(`  seed ${amounts.seed}`);
  process.exitCode = verdicts.some(({ wrong }) => wrong.length) ? 1 : 0;
});

function scene<S extends Stack>(
  start: () => Promise<S>,
  faults: Record<string, (stack: S, amounts: Amounts) => Promise<Verdict>>,
): Scene {
  const inject = async (wanted: string[], amounts: Amounts): Promise<Verdict[]> => {
    const stack = await start();
    const verdicts: Verdict[] = [];
    try {
      for (const name of wanted) {
        const verdict = await faults[name](stack, amounts).catch(ended);
        verdicts.push(verdict);
        for (const what of verdict.wrong) console.log(`  wrong: ${name}: ${what}`);
        console.log(`  ${name}: ${verdict.line}`);
      }
    } finally {
      await stack.stop();
    }
    return verdicts;
  };
  return { faults: Object.keys(faults), inject };
}

/** What goes wrong with the driver is wrong too, and hides no other figures. */
function ended(error: Error): Verdict {
  return { line: `ended early: ${error.message}`, wrong: [String(error.stack)] };
}

function readArguments(): { names: string[]; amounts: Amounts } {
  const keys = [...Object.keys(AMOUNTS), 'seed', 'neighbours'];
  const options = Object.fromEntries(keys.map((key) => [key, { type: 'string' as const }]));
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const known = SCENES.flatMap(({ faults }) => faults);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length) throw new Advice(`No fault ${unknown[0]}.`, `one of ${known.join(', ')}`);
  const { neighbours, ...given } = values;
  const numbers = Object.entries(given).map(([key, value]) => [key, Number(value)]);
  const amounts: Amounts = { ...AMOUNTS, seed: Date.now(), ...Object.fromEntries(numbers) };
  if (neighbours) amounts.neighbours = String(neighbours).split(',').map(neighbourOf);
  return { names: positionals.length ? positionals : known, amounts };
}

function neighbourOf(name: string): Neighbour {
  const found = NEIGHBOURS.find((one) => one === name);
  return required(found, `neighbour ${name}`);
}
