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

/** A company name that no other test uses. */
export const newName = (word: string): string => `${word} ${randomUUID().slice(0, 8)}`;

/** Creates an account by the API as the person who is signed in on this page. */
export async function createAccount(
  page: Page,
  name: string,
  edition: keyof typeof ADDRESS = 'US',
): Promise<string> {
  const token = await page.evaluate(() => sessionStorage.getItem('palisade.accessToken'));
  const headers = { authorization: `Bearer ${token}` };
  const [team] = (await (await page.request.get('/api/auth/v1/teams', { headers })).json()) as {
    id: string;
  }[];
  const phone = edition === 'US' ? '6025550142' : '07700900123';
  const answer = await page.request.post('/api/account/v1', {
    headers: { ...headers, 'Idempotency-Key': randomUUID() },
    data: { ...ADDRESS[edition], name, phone, teams: [{ id: team?.id }] },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** The row of the accounts list that links to this account. */
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
