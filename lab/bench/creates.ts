import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { platform, startBuilt } from './bare-service';
import { createRequire } from 'node:module';
import { inRoot } from '../../tools/workspace.mjs';

const require = createRequire(inRoot('package.json'));
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

/** Licences a second: the use case with its row, event and record, and the same rows by hand. */
export async function benchCreates() {
  const { app, database, stop } = await startBuilt('account');
  const pool = new pg.Pool({ connectionString: database, max: AT_ONCE });
  try {
    await pool.query(
      `insert into organization (id, name, account_type, deleted, version)
       values ($1, 'Bench', 'AGENCY', false, 1)
       on conflict do nothing`,
      [AGENCY],
    );
    const file = inRoot('dist/swc/apps/account/src/licenses/licenses.service.js');
    const licenses = app.get(require(file).LicensesService);
    app.get(platform('outbox/outbox-relay.js').OutboxRelay).wake = () => undefined;
    const variants = { raw: () => createByHand(pool), ours: () => licenses.add(draft()) };
    const rates = { raw: [], ours: [] };
    for (const run of Object.values(variants)) await rateOf(run);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, run] of Object.entries(variants)) rates[name].push(await rateOf(run));
    }
    const median = (values) => values.toSorted((a, b) => a - b)[ROUNDS >> 1];
    return { raw: median(rates.raw), ours: median(rates.ours) };
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

async function rateOf(create) {
  const startedMs = performance.now();
  let left = CREATES;
  const work = async () => {
    while (left-- > 0) await create();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return (CREATES * 1_000) / (performance.now() - startedMs);
}

/** Every statement prepared once for a connection, all in one transaction. */
async function createByHand(pool) {
  const client = await pool.connect();
  const run = (name, values) => client.query({ name, text: SQL[name], values });
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
