import type { Caller } from '../../tools/demo/caller.mjs';
import { until } from '../../tools/demo/caller.mjs';
import type { Walk } from '../../tools/demo/walk.mjs';

const NAMES = ['Ärzte und Söhne', 'same', 'Same', 'zebra', '=1+1'];
const NOTES = ['GENERAL', 'SALES', 'UNDERWRITING', 'GENERAL', 'GENERAL'];
const STATES = ['TX', 'NV', 'OH', 'WA', 'CO'];
const ZIPS = ['89101', '85004', '43215'];
const PARTNERS = ['cluster', 'reinsurer', 'premiumprocessor', 'mssp', 'vendor'];
const CATEGORIES = ['General Feedback', 'Give Kudos to the team', 'General Feedback'];

/** Rows for the lists that the walks leave empty. */
export async function seedLists(
  admin: Caller,
  { agent, account }: Pick<Walk, 'agent' | 'account'>,
): Promise<void> {
  const accounts = await admin.get<{ content: { id: string }[] }>(
    `/api/account/v1/search?size=${NAMES.length}`,
  );
  for (const { id } of accounts.content) await admin.post(`/api/account/v1/sync-leads/${id}`, {});
  const lead = await admin.post<{ id: string }>(`/api/account/v1/sync-leads/${account.id}`, {});
  for (const [at, name] of NAMES.entries()) {
    await agent.post('/api/account/v1/tags', { name: `${name} ${at}`, color: '#1677ff' });
    const note = { noteType: NOTES[at], text: name };
    await admin.post(`/api/account/v1/notes/${account.id}`, note);
    const contact = { firstName: name, lastName: `${5 - at}`, email: `c${at}@insured.example` };
    await admin.post('/api/billing/v1/contact', { ...contact, accountId: account.id });
    await admin.post(`/api/sales/v1/notes/${lead.id}`, note);
    const view = { screen: at % 2 ? 'quotes' : 'policies', name, query: 'page=1', isShared: false };
    await admin.post('/api/auth/v1/me/views', view);
    // Two names that differ by case alone are one.
    const report = { list: view.screen, name: `${name} ${at}`, search: '', address: '' };
    await admin.post('/api/auth/v1/me/reports', { ...report, every: 'WEEK' });
    await admin.post('/api/auth/v1/api', { name, scopes: ['policy:view'] });
    await admin.post('/api/auth/v1/domain/blacklist', { domainName: `${5 - at}.spam.example` });
    await admin.post('/api/webhook/v1/createHook', {
      companyName: 'Harborline Insurance Partners',
    });
  }
  for (const at of NAMES.keys()) await uploadClients(agent, at);
  for (const accountName of NAMES) {
    await agent.post('/api/account/v1/submission', { accountName });
    const { id } = await agent.post<{ id: string }>('/api/account/v1/submission', {
      accountId: account.id,
    });
    await admin.put(`/api/account/v1/submission/${id}`, { operationalStatus: 'PENDING_INFO' });
  }
  for (const zipCode of ZIPS) {
    const unwanted = { zipCode, industryCode: '561450', revenue: 1_000_000 + Number(zipCode) };
    await agent.post('/api/quote/v1/appetite', unwanted);
  }
  const people = await agent.get<{ content: { id: string }[] }>('/api/agency/v1/agent/search');
  for (const [at, state] of STATES.entries()) {
    const expirationDate = `20${30 + at}-0${at + 1}-15`;
    const license = { state, number: `L${9 - at}`, expirationDate, activeResidentState: at === 0 };
    const agentId = people.content[at % people.content.length].id;
    await agent.post('/api/agency/v1/agent/license', { ...license, agentId });
  }
  for (const type of PARTNERS) {
    for (const name of NAMES) await admin.post(`/api/auth/v1/${type}`, { name });
    await until(`the profiles of each ${type}`, async () => {
      const search = `/api/account/v1/${type}/search`;
      const { totalElements } = await admin.get<{ totalElements: number }>(search);
      return totalElements > NAMES.length;
    });
  }
  await seedTreaties(admin);
  for (const category of CATEGORIES) {
    const given = { category, feedbackText: category, permissionToShare: false };
    await admin.post('/api/account/v1/feedback', given);
  }
}

/** Treaties of the years after that of the demo, between the same two. */
async function seedTreaties(admin: Caller): Promise<void> {
  const path = '/api/policy/v1/treaties';
  const { content } = await admin.get<{ content: { carrierId: string; reinsurerId: string }[] }>(
    `${path}/search`,
  );
  const [{ carrierId, reinsurerId }] = content;
  for (const at of CATEGORIES.keys()) {
    const years = { effectiveFrom: `20${41 + at}-01-01`, effectiveTo: `20${42 + at}-01-01` };
    const shares = { cededPct: 12 - at, cedingCommissionPct: 20 + at };
    await admin.post(path, { carrierId, reinsurerId, products: ['P250'], ...years, ...shares });
  }
}

/** A file of clients comes as a form, which the caller does not send; each second row is faulty. */
async function uploadClients({ url, token }: Caller, at: number): Promise<void> {
  const lines = Array.from(
    { length: 1 + (at % 3) },
    (_, row) => `Seeded ${at} ${row},${row % 2 ? '1' : '702-555-0134'},1 Main,Las Vegas,NV,89101`,
  );
  const form = new FormData();
  const sheet = ['Company,Phone,Address 1,City,State,ZIP code', ...lines].join('\n');
  form.append('file', new Blob([sheet]), `clients ${at}.csv`);
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(`${url}/api/bus/v1/bulkUpload`, { method: 'POST', headers, body: form });
  if (!sent.ok) throw new Error(`The upload was answered ${sent.status}.`);
}
