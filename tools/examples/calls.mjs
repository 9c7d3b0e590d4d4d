import { randomUUID } from 'node:crypto';
import pg from 'pg';
import sharp from 'sharp';
import { Caller, listen, until } from '../demo/caller.mjs';
import { walkEverything } from '../demo/walk-everything.mjs';
import { Walk } from '../demo/walk.mjs';
import { startStack } from '../start/own-stack.mjs';
import { inDays } from '../demo/story.mjs';

const quiet = () => {};
const STAFF = 'admin@palisade.example';
const SIDE = 64;

/** What the walk says and hears on a fresh stack, and what calls beside it do. */
export async function callsOfStack() {
  const calls = [];
  const stop = listen((call) => calls.push(call));
  const stack = await startStack({ env: { SANDBOX: 'true' } });
  try {
    const walks = await walkEverything(stack.url, quiet);
    const admin = await Caller.signIn(stack.url, STAFF, quiet);
    await readBeside(admin, walks[0]);
    await decideBeside(stack.url, admin);
    await administer(admin, walks[0]);
    calls.push(await uploadPicture(admin));
    await mendStuck(admin, stack.database);
    return calls;
  } finally {
    stop();
    await stack.stop();
  }
}

/** What people read that the walk need not know. */
async function readBeside(admin, { agent, quote, policyId }) {
  const addresses = [
    '/.well-known/oauth-authorization-server',
    '/latest-deployment-time',
    '/api/console-version',
    '/api/flags/v1',
    '/api/auth/v1/env',
    '/api/status/v1/incident',
    '/api/ops/v1/services',
    '/api/ops/v1/services/policy/stuck',
    '/api/locales/v1/en-US/submission',
    '/api/apiactivity/v1/search',
    '/api/apiactivity/v1/graph',
    '/api/apiactivity/v1/agg/stats',
    `/api/quote/v1/subjectivity/${quote.id}`,
    '/api/quote/v1/search?size=2&sort=created,desc',
    '/api/policy/v1/search?size=2',
    `/api/policy/v1/view/${policyId}`,
  ];
  for (const address of addresses) await admin.get(address);
  await agent.get('/api/account/v1/agency/surplus/search?surplusLinesState=TX');
}

/** What underwriters and bookkeepers do on other days than that of the walk. */
async function decideBeside(url, admin) {
  const [bound, referred, declined] = [1, 2, 3].map(() => new Walk(url, 'P250', quiet));
  for (const walk of [bound, referred, declined]) {
    await walk.signIn();
    await walk.findInsurable();
  }
  const { id } = referred.quote;
  await referred.agent.put(`/api/quote/v1/uw/refer/${id}`, { reason: 'A merger is under way.' });
  const taker = await referred.pickUp(id);
  await taker.put(`/api/quote/v1/p250/release/${id}`, { message: 'The merger changes nothing.' });
  await admin.put(`/api/quote/v1/p250/decline/${declined.quote.id}`, {
    quoteId: declined.quote.id,
    reasonSummary: 'CLASS_OF_BUSINESS',
    reason: 'Too exposed.',
    isNotificationEnabled: false,
  });
  await bound.sendAndSign();
  await bound.bind();
  const unpaid = `/api/billing/v1/search?filter=invoices&policyId=${bound.policyId}`;
  const { id: invoiceId } = await until(
    'the invoice',
    async () => (await admin.get(unpaid)).content[0],
  );
  await admin.post(`/api/billing/v1/invoiceReminder/${invoiceId}`);
}

/** What administrators set. */
async function administer(admin, { account }) {
  const { flags } = await admin.get('/api/flags/v1');
  const [[flag, enabled]] = Object.entries(flags);
  await admin.put(`/api/flags/v1/${flag}`, { enabled });
  const settings = await admin.get('/api/quote/v1/subjectivity/settings');
  const subjectivities = settings.map((setting) => ({ ...setting, id: undefined }));
  await admin.send('PUT', '/api/quote/v1/subjectivity/settings', { subjectivities });
  await admin.post(`/api/auth/v1/accounts/${account.id}/jtoken`, { accountType: 'CUSTOMER' });
  const books = await admin.get('/api/rater/v1/books?size=1');
  const draft = await admin.post('/api/rater/v1/books', {
    basedOnId: books.content[0].id,
    version: 'next',
    effectiveFrom: inDays(90),
  });
  await admin.put(`/api/rater/v1/books/${draft.id}`, { note: 'New factors for remote work.' });
}

/** A picture comes as a form, which the caller of the walk does not send. */
async function uploadPicture({ url, token }) {
  const path = '/api/user/v1/pic/initial';
  const background = '#336699';
  const image = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background } });
  const form = new FormData();
  form.append('file', new Blob([await image.png().toBuffer()], { type: 'image/png' }), 'ada.png');
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(url + path, { method: 'POST', headers, body: form });
  const answer = await sent.json();
  const type = sent.headers.get('content-type');
  return { method: 'POST', path, status: sent.status, type, answer };
}

/** Two events that nobody could publish, one for each way out. */
async function mendStuck(admin, database) {
  const client = new pg.Client({ connectionString: `${database}/palisade_policy` });
  await client.connect();
  try {
    for (const way of ['retry', 'discard']) {
      const id = randomUUID();
      await client.query(
        `insert into outbox (id, type, subject, body, created, parked, error)
         values ($1, 'policy.issued.v1', $2, '{}', now(), now(), 'Too large for the queue.')`,
        [id, randomUUID()],
      );
      await admin.get('/api/ops/v1/services/policy/stuck');
      await admin.post(`/api/ops/v1/services/policy/stuck/event/${id}/${way}`);
    }
  } finally {
    await client.end();
  }
}
