import { randomUUID } from 'node:crypto';
import type { Type } from '@nestjs/common';
import pg from 'pg';
import { built } from '../built';
import { relayOf, startBuilt } from './bare-service';
import type { Pair } from './measure';
import { inTurns, medians } from './measure';

const ROUNDS = 5;
const CREATES = 1_500;
const AT_ONCE = 4;
const AGENCY = '01900000-0000-7000-8000-0000000bbbbb';

const SQL = {
  agency: `select id, name from organization where id = $1 and account_type = 'AGENCY'`,
  license: `insert into license (id, kind, agency_id, state, number, npn, expiration_date,
      active_resident_state, signature_on_file, deleted, created, modified)
    values ($1, 'AGENCY', $2, 'TX', $3, null, '2030-01-01', false, false, false, $4, $4)`,
  outbox: `with counter as (
      insert into subject_version as known (subject, version) values ($3, 1)
      on conflict (subject) do update set version = known.version + 1 returning version)
    insert into outbox (id, type, subject, body, created)
    select $1, $2, $3, jsonb_set($4::jsonb, '{data,version}', to_jsonb(counter.version)), $5
    from counter`,
  activity: `insert into activity (id, occurred, action, subject_type, subject_id, tenant, actor,
      before, after, correlation_id)
    values ($1, $2, 'license.add', 'license', $3, null, null, null, $4, null)`,
};

/** The use case that is measured. */
interface Licenses {
  add(draft: Draft): Promise<unknown>;
}

type Draft = ReturnType<typeof draft>;

/** Licences a second: the use case with its row, event and record, and the same rows by hand. */
export async function benchCreates(): Promise<Pair> {
  const { app, database, stop } = await startBuilt('account');
  const pool = new pg.Pool({ connectionString: database, max: AT_ONCE });
  try {
    await pool.query(
      `insert into organization (id, name, account_type, deleted, version)
       values ($1, 'Bench', 'AGENCY', false, 1)
       on conflict do nothing`,
      [AGENCY],
    );
    const file = 'apps/account/src/licenses/licenses.service.js';
    const { LicensesService } = built<{ LicensesService: Type<Licenses> }>(file);
    const licenses = app.get(LicensesService);
    relayOf(app).wake = () => undefined;
    const variants = { raw: () => createByHand(pool), ours: () => licenses.add(draft()) };
    await inTurns(variants, 1, rateOf);
    return medians(await inTurns(variants, ROUNDS, rateOf));
  } finally {
    await pool.end();
    await stop();
  }
}

const draft = () => ({
  kind: 'AGENCY',
  agencyId: AGENCY,
  state: 'TX',
  number: randomUUID(),
  npn: null,
  expirationDate: '2030-01-01',
  activeResidentState: false,
  signatureOnFile: false,
});

async function rateOf(create: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  let left = CREATES;
  const work = async (): Promise<void> => {
    while (left-- > 0) await create();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return (CREATES * 1_000) / (performance.now() - startedMs);
}

/** Every statement prepared once for a connection, all in one transaction. */
async function createByHand(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  const run = (name: keyof typeof SQL, values: unknown[]): Promise<unknown> =>
    client.query({ name, text: SQL[name], values });
  try {
    const [id, now] = [randomUUID(), new Date()];
    const row = { ...draft(), id, deleted: false, created: now, modified: now };
    const event = {
      specversion: '1.0',
      id: randomUUID(),
      source: '/account',
      type: 'license.saved.v1',
      subject: id,
      time: now,
      datacontenttype: 'application/json',
      tenant: null,
      actor: 'system',
      correlationId: randomUUID(),
      causationId: null,
      data: row,
    };
    await client.query('begin');
    await run('agency', [AGENCY]);
    await run('license', [id, AGENCY, row.number, now]);
    await run('outbox', [event.id, event.type, id, JSON.stringify(event), now]);
    await run('activity', [randomUUID(), now, id, JSON.stringify(row)]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
