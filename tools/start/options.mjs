import { parseArgs } from 'node:util';
import { Advice } from '../advice.mjs';

const MOST_RATERS = 8;

/**
 * The switches of `npm start`: `--processes`, `--raters <count>`, `--json`, `--verbose`; and those of
 * `npm run dev [-- <service>]`: `--dev` with the service that is watched, if one is.
 */
export function readOptions(args = process.argv.slice(2)) {
  const { raters, ...switches } = parse(args);
  const count = Number(raters);
  if (!Number.isInteger(count) || count < 1 || count > MOST_RATERS) {
    throw new Advice(`--raters takes 1 to ${MOST_RATERS}.`, 'npm start -- --processes --raters 2');
  }
  if (count > 1 && !switches.processes) {
    throw new Advice(
      'Several raters are processes of their own.',
      `npm start -- --processes --raters ${count}`,
    );
  }
  return { ...switches, raters: count };
}

function parse(args) {
  const boolean = { type: 'boolean', default: false };
  const raters = { type: 'string', default: '1' };
  const switches = { processes: boolean, json: boolean, verbose: boolean, dev: boolean };
  const options = { ...switches, raters };
  try {
    const allowPositionals = args.includes('--dev');
    const { values, positionals } = parseArgs({ args, options, allowPositionals });
    return { ...values, watched: positionals[0] };
  } catch (error) {
    throw new Advice(
      `${error.message.split('.')[0]}.`,
      'npm start -- --processes --json --verbose',
    );
  }
}
