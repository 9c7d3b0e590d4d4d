import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { Mailbox } from './mailbox';
import { PASSWORD, PEOPLE, type Person } from './people';

/** What people of the tests choose who have no password yet, or need another. */
export const NEW_PASSWORD = 'Quiet-Harbour-42';

/** An address that nobody else has. */
export const newAddress = (name: string, domain = 'larkspur.example'): string =>
  `${name}.${Date.now()}.${Math.trunc(Math.random() * 1e6)}@${domain}`;

/** Fills in the sign-in page and sends it. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Headers of calls that a person of the demo makes beside the page. */
export async function headersOf(
  api: APIRequestContext,
  person: Person,
): Promise<Record<string, string>> {
  const data = { username: PEOPLE[person].email, password: PASSWORD };
  const login = await api.post('/api/auth/v1/login', { data });
  const { accessToken } = (await login.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}

interface Invited {
  email: string;
  reason: 'SIGN_UP' | 'JOIN';
  role: string;
  /** Who invites. */
  by: Person;
}

/** Invites somebody to an agency; answers the path of the mailed link, and the code beside it. */
export async function invite(
  page: Page,
  { email, reason, role, by }: Invited,
): Promise<{ link: string; code: string }> {
  const api = page.request;
  const headers = await headersOf(api, by);
  const roles = await api.get('/api/auth/v1/roles/AGENCY', { headers });
  const known = (await roles.json()) as { id: string; name: string }[];
  const roleId = known.find(({ name }) => name === role)?.id;
  const data = { email, reason, accountType: 'AGENCY', roleId };
  const invited = await api.post('/api/auth/v1/signup/invitations', { headers, data });
  expect(invited.status()).toBe(201);
  const mail = await new Mailbox(page).newest(email, /\/signup\//);
  return {
    link: /https?:\S+\/(signup\/\S+)/.exec(mail)?.[1] ?? '',
    code: /invitation code: (\w+)/.exec(mail)?.[1] ?? '',
  };
}
