import type { Caller } from '../../tools/demo/caller.mjs';
import { until } from '../../tools/demo/caller.mjs';
import { inDays } from '../../tools/demo/story.mjs';
import { sendFile } from '../hostile/doors';
import type { NewRisk } from './risk';

interface Listed {
  content: { id: string; name: string }[];
}

/** A quote as far as it is read here. */
export interface RatedQuote {
  id: string;
  status: string;
  premium: number | null;
  statusReasons: { code: string }[];
}

const START_DAYS = 5;
const CARTS = '/api/quote/v1/cart/account';

/** Makes the client of a risk; what a file does not hold is told by hand. */
export async function takeIn(agent: Caller, risk: NewRisk, name: string): Promise<string> {
  const id =
    risk.way === 'file' ? await byFile(agent, risk, name) : await byHand(agent, risk, name);
  const isFranchise = false;
  const rest = { primaryNaicsPercentage: 100, entityType: 'Independent', isFranchise };
  await agent.put(`/api/account/v1/${id}`, { ...rest, ...risk.facts });
  return id;
}

async function byHand(agent: Caller, { address }: NewRisk, name: string): Promise<string> {
  const me = await agent.get<{ teams: { id: string }[] }>('/api/auth/v1/users/me');
  const teams = me.teams.slice(0, 1).map(({ id }) => ({ id }));
  return (await agent.post<{ id: string }>('/api/account/v1', { ...address, name, teams })).id;
}

async function byFile(agent: Caller, { address, facts }: NewRisk, name: string): Promise<string> {
  const { phone, address1, city, state = '', zipCode, country } = address as Record<string, string>;
  const code = 'sicCode' in facts ? facts.sicCode : facts.naicsCode;
  const { revenue, numberOfPersonalRecords: records, domainName } = facts;
  const cells = [
    name,
    phone,
    address1,
    city,
    state,
    zipCode,
    country,
    code,
    revenue,
    records,
    domainName,
  ];
  const lines = [
    'Company;Phone;Address 1;City;State;ZIP code;Country;Industry code;Revenue;Records;Domain',
    cells.join(';'),
  ];
  const content = Buffer.from(lines.join('\r\n'));
  const file = { fileName: 'risks.csv', content };
  await sendFile(`${agent.url}/api/bus/v1/bulkUpload`, agent.token ?? '', file);
  return until(`the client ${name} of the file`, async () => {
    const path = `/api/account/v1/search?search=${encodeURIComponent(name)}`;
    return (await agent.get<Listed>(path)).content.find((row) => row.name === name)?.id;
  });
}

/** Asks for the quote; the console saves a draft, edits it and asks then. A refusal is its code. */
export async function ask(
  agent: Caller,
  { product, way, answers, terms }: NewRisk,
  accountId: string,
): Promise<RatedQuote | string> {
  const body = {
    product,
    effectiveDate: inDays(START_DAYS),
    initialRequestData: terms,
    securityQuestions: answers,
  };
  const draft = await until('the client at the quotes', async () => {
    const saved = await (way === 'api'
      ? agent.send<Refusable>('POST', '/api/quote/v1', { ...body, accountId })
      : agent.send<Refusable>('POST', `${CARTS}/${accountId}`, body));
    const isLate = saved.status === 404 || saved.answer.code === 'ACCOUNT_NEEDS_INFORMATION';
    return isLate ? undefined : saved;
  });
  if (draft.status !== 201) return `${draft.status} ${draft.answer.code} ${draft.answer.detail}`;
  const { id } = draft.answer;
  if (way === 'console') {
    await agent.put(`/api/quote/v1/edit/${id}`, { securityQuestions: answers });
  }
  const path = `${CARTS}/${accountId}/submit`;
  const { status, answer } = await agent.send<{ sent?: RatedQuote[] } & Refusable>('POST', path, {
    quoteIds: [id],
  });
  return answer.sent?.[0] ?? `${status} ${answer.code} ${answer.detail}`;
}

interface Refusable {
  id: string;
  code: string;
  detail?: string;
}
