import { Caller, until } from '../tools/demo/caller.mjs';
import type { Stack } from '../tools/start/own-stack.mjs';
import { sendFile } from './hostile/doors';
import { fillApplication, mailApplication } from './mailed-application';

const INDICATIONS = '/api/quote/v1/indications';
const COMPANY = 'Larkspur Analytics';
const [REVENUE, RECORDS] = [1_250_000, 5_000];
/** As somebody on the Continent saves it, with the amount as it is shown in the United States. */
const CSV = [
  'Company;Phone;Address 1;City;State;ZIP code;Country;Industry code;Revenue;Records',
  `${COMPANY};602-555-0134;10 Canyon Road;Phoenix;AZ;85001;USA;541512;1,250,000;${RECORDS}`,
].join('\r\n');
const FILE = { fileName: 'clients.csv', content: Buffer.from(CSV) };
/** The same facts in the fields of an application. */
const ON_PAPER = {
  address1: '12 Canyon Road',
  city: 'Phoenix',
  state: 'AZ',
  zipCode: '85001',
  phone: '(602) 555-0135',
  industryCode: '541512',
  revenue: '$1,250,000',
  numberOfPersonalRecords: '5,000',
};
const AGENT = 'agent@harborline.example';
const RISK = {
  state: 'AZ',
  zipCode: '85001',
  industryCode: '541512',
  revenue: REVENUE,
  records: RECORDS,
};

interface Indication {
  totalPremium: number;
  input: Record<string, unknown>;
}

interface Batch {
  id: string;
  result: { rows: { indication: Indication | null; errors: string[] }[] } | null;
}

interface Listed {
  content: { id: string; name: string }[];
}

/** What one company costs in all, by the door that it came in by; in currency units. */
export async function pricesByDoor(stack: Stack): Promise<Record<string, number>> {
  const { url } = stack;
  const agent = await Caller.signIn(url, AGENT, () => {});
  const staff = await Caller.signIn(url, 'admin@palisade.example', () => {});
  const byHand = await agent.post<Indication>(INDICATIONS, RISK);
  return {
    hand: byHand.totalPremium,
    batch: await inBatch(agent),
    bulk: await ofClient(agent, await uploaded(agent)),
    mail: await ofClient(agent, await mailed(stack, agent)),
    portfolio: await inPortfolio(staff, byHand.input),
  };
}

/** The price of a client, as soon as the quotes know of it and of its facts. */
const ofClient = (agent: Caller, accountId: string): Promise<number> =>
  until('the price of the client', async () => {
    const { status, answer } = await agent.send('POST', INDICATIONS, { accountId });
    return status < 300 && (answer as Indication).totalPremium;
  });

/** The client that a bulk upload makes of the company. */
async function uploaded(agent: Caller): Promise<string> {
  await sendFile(`${agent.url}/api/bus/v1/bulkUpload`, agent.token ?? '', FILE);
  return until('the client of the file', async () => {
    const found = await agent.get<Listed>(`/api/account/v1/search?search=${encodeURI(COMPANY)}`);
    return found.content.find(({ name }) => name === COMPANY)?.id;
  });
}

/** The client of the same facts whose application comes by mail, with no question answered. */
async function mailed(stack: Stack, agent: Caller): Promise<string> {
  const name = `${COMPANY} by mail`;
  const pdf = await fillApplication(agent, { name, ...ON_PAPER });
  const { accountId } = await mailApplication(stack, agent, { from: AGENT, name, pdf });
  if (!accountId) throw new Error('No client was made of the mailed application.');
  return accountId;
}

async function inBatch(agent: Caller): Promise<number> {
  const address = `${agent.url}${INDICATIONS}/batch`;
  const answer = await sendFile(address, agent.token ?? '', FILE);
  const { id } = (await answer.json()) as Batch;
  const [row] = await until('the prices of the file', async () => {
    const job = await agent.get<Batch>(`${INDICATIONS}/batch/${id}`);
    return job.result?.rows;
  });
  if (!row.indication) throw new Error(row.errors.join(' '));
  return row.indication.totalPremium;
}

async function inPortfolio({ url, token }: Caller, input: object): Promise<number> {
  const answer = await fetch(`${url}/api/rater/v1/portfolio`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
    body: `${JSON.stringify(input)}\n`,
  });
  const [line] = (await answer.text()).split('\n');
  return (JSON.parse(line) as { totalPremium: number }).totalPremium;
}
