import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** An address of each edition that passes every rule. */
export const ADDRESS = {
  US: {
    address1: '12 Canyon Road',
    city: 'Phoenix',
    state: 'AZ',
    zipCode: '85001',
    country: 'USA',
  },
  UK: { address1: '4 Mill Lane', city: 'Leeds', zipCode: 'LS1 4AP', country: 'GBR' },
} as const;

/** An account of the demo agency, whose id is fixed. */
export const RED_ROCK_DENTAL = '01900000-0000-7000-8000-000000000004';

/** A company name that no other test uses. */
export const newName = (word: string): string => `${word} ${randomUUID().slice(0, 8)}`;

/** Creates an account by the API as the person who is signed in on this page. */
export async function createAccount(
  page: Page,
  name: string,
  edition: keyof typeof ADDRESS = 'US',
): Promise<string> {
  const phone = edition === 'US' ? '6025550142' : '07700900123';
  const { status, body } = await page.evaluate(postAccount, {
    account: { ...ADDRESS[edition], name, phone },
    idempotencyKey: randomUUID(),
  });
  expect(status, body).toBe(201);
  return (JSON.parse(body) as { id: string }).id;
}

/** Runs in the page: only the browser knows every host name of the console. */
async function postAccount(request: { account: object; idempotencyKey: string }) {
  const headers = {
    authorization: `Bearer ${sessionStorage.getItem('palisade.accessToken')}`,
    'content-type': 'application/json',
    'idempotency-key': request.idempotencyKey,
  };
  const teams = (await (await fetch('/api/auth/v1/teams', { headers })).json()) as { id: string }[];
  const body = JSON.stringify({ ...request.account, teams: [{ id: teams[0]?.id }] });
  const answer = await fetch('/api/account/v1', { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.text() };
}

/** The row of the accounts list that links to this account. */
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** What the list says of its number of rows. */
export const countOf = (page: Page) => page.getByRole('main').getByRole('status');

/** What the page itself complains about, apart from the notices that float. */
export const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

/** The id of a demo account that this person sees. */
export async function accountIdOf(page: Page, name: string): Promise<string> {
  const found = await page.evaluate(async (search) => {
    const token = sessionStorage.getItem('palisade.accessToken');
    const headers = { authorization: `Bearer ${token}` };
    const query = new URLSearchParams({ search });
    const answer = await fetch(`/api/account/v1/search?${String(query)}`, { headers });
    return (await answer.json()) as { content: { id: string }[] };
  }, name);
  return found.content[0]?.id ?? '';
}
