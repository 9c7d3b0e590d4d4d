import pg from 'pg';
import { Caller } from '../../tools/demo/caller.mjs';
import { startOwnStack } from '../../tools/start/own-stack.mjs';
import { pssOf } from './proc';

const ROWS = 25_000;
const ROUNDS = 3;
const POLL_MS = 500;
const API = '/api/bus/v1/bulkUpload';
const HEADINGS = 'Company,Phone,Address 1,City,State,ZIP code,Country,Industry code,Revenue,Domain';

/** A file of accounts from its upload to its last row, and the same rows by COPY. */
export interface UploadFigures {
  rows: number;
  megabytes: number;
  uploadMs: number;
  copyMs: number;
  /** What the service grew by at its highest. */
  grownMb: number;
}

/** Uploads a file through the gateway; then copies the rows that it made into a table like theirs. */
export async function benchUploads(): Promise<UploadFigures> {
  const stack = await startOwnStack('--processes');
  const pool = new pg.Pool({ connectionString: `${stack.database}/palisade_account`, max: 1 });
  try {
    const agent = await Caller.signIn(stack.url, 'agent@harborline.example', () => {});
    const { pid } = stack.services.account;
    const file = csvOf(ROWS);
    const before = pssOf(pid);
    let highest = before;
    const started = performance.now();
    const id = await upload(stack.url, agent, file);
    for (;;) {
      const { status, numSuccess } = await agent.get<Upload>(`${API}/${id}`);
      highest = Math.max(highest, pssOf(pid));
      if (status === 'DONE' && numSuccess < ROWS) throw new Error(`${numSuccess} rows were made.`);
      if (status === 'DONE') break;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    const uploadMs = performance.now() - started;
    const copyMs = await copyAgain(pool);
    const megabytes = Buffer.byteLength(file) / 1_024 / 1_024;
    return { rows: ROWS, megabytes, uploadMs, copyMs, grownMb: highest - before };
  } finally {
    await pool.end();
    await stack.stop();
  }
}

interface Upload {
  status: string;
  numSuccess: number;
}

const csvOf = (rows: number): string =>
  [HEADINGS, ...Array.from({ length: rows }, (_, at) => lineOf(at))].join('\n');

const lineOf = (at: number): string =>
  [
    `Bench Company ${at} of the long list that is uploaded in one file`,
    `602555${String(at % 10_000).padStart(4, '0')}`,
    `${at} Canyon Road second floor at the back of the yard`,
    'Phoenix,AZ,85001,USA,621210,1200000',
    `bench-${at}.example`,
  ].join(',');

async function upload(url: string, { token }: Caller, file: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([file], { type: 'text/csv' }), 'clients.csv');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(url + API, { method: 'POST', headers, body });
  const made = (await answer.json()) as { id: string; detail?: string };
  if (answer.status !== 201) throw new Error(`${answer.status}: ${made.detail}`);
  return made.id;
}

/** Milliseconds to copy the uploaded accounts into a table with the same columns and indexes: the median. */
async function copyAgain(pool: pg.Pool): Promise<number> {
  const file = '/tmp/palisade-bench-accounts';
  const columns = await columnsOf(pool);
  await pool.query(`copy (select ${columns} from account where name like 'Bench Company %')
    to '${file}'`);
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    await pool.query(`drop table if exists copied_account;
      create table copied_account (like account including all)`);
    const started = performance.now();
    await pool.query(`copy copied_account (${columns}) from '${file}'`);
    times.push(performance.now() - started);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)];
}

/** The columns that are written; those that are computed follow. */
async function columnsOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_name = 'account' and is_generated = 'NEVER' order by ordinal_position`,
  );
  return rows.map(({ name }) => name).join(', ');
}
