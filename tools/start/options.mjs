import { parseArgs } from 'node:util';
import { Advice } from '../advice.mjs';

/** The switches of `npm start`: `--processes`, `--json`, `--verbose`. */
export function readOptions(args = process.argv.slice(2)) {
  const boolean = { type: 'boolean', default: false };
  try {
    return parseArgs({ args, options: { processes: boolean, json: boolean, verbose: boolean } })
      .values;
  } catch (error) {
    throw new Advice(
      `${error.message.split('.')[0]}.`,
      'npm start -- --processes --json --verbose',
    );
  }
}
