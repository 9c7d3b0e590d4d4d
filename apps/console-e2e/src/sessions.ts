import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { PASSWORD, PEOPLE, type Person } from './people';

/** What the console keeps in a browser for a signed-in person. */
export interface Session {
  local: Record<string, string>;
  tab: Record<string, string>;
}

const ACCESS_TOKEN = 'palisade.accessToken';
const REFRESH_TOKEN = 'palisade.refreshToken';
const LONGEST_TEST_MS = 5 * 60_000;

const fileOf = (person: Person) =>
  path.join(__dirname, '../test-results/sessions', `${person}.json`);

/** Keeps the session of a page for the tests that follow; sign-in is limited by the minute. */
export async function saveSession(page: Page, person: Person): Promise<void> {
  const session = await page.evaluate(() => ({
    local: { ...localStorage },
    tab: { ...sessionStorage },
  }));
  fs.mkdirSync(path.dirname(fileOf(person)), { recursive: true });
  fs.writeFileSync(fileOf(person), JSON.stringify(session));
}

/** The kept session; a new one before its token must be renewed, which only one browser could do. */
export async function sessionOf(person: Person): Promise<Session> {
  const kept = JSON.parse(fs.readFileSync(fileOf(person), 'utf8')) as Session;
  if (expiryOf(kept) - Date.now() > LONGEST_TEST_MS) return kept;
  const { accessToken, refreshToken } = await signIn(person);
  const tokens = { [ACCESS_TOKEN]: accessToken, [REFRESH_TOKEN]: refreshToken };
  const session = { ...kept, tab: { ...kept.tab, ...tokens } };
  fs.writeFileSync(fileOf(person), JSON.stringify(session));
  return session;
}

function expiryOf({ tab }: Session): number {
  const [, claims = ''] = tab[ACCESS_TOKEN]?.split('.') ?? [];
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
  return exp * 1_000;
}

async function signIn(person: Person): Promise<{ accessToken: string; refreshToken: string }> {
  const { PALISADE_URL = 'http://localhost:3000' } = process.env;
  const answer = await fetch(`${PALISADE_URL}/api/auth/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: PEOPLE[person].email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${person} was refused with ${answer.status}.`);
  return (await answer.json()) as { accessToken: string; refreshToken: string };
}

/** Runs in the page before the console: gives a new tab the session, an old one keeps its own. */
export function restoreSession({ local, tab }: Session): void {
  // A page begins empty, where there is no storage yet.
  if (location.protocol === 'about:' || sessionStorage.length > 0) return;
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
}
