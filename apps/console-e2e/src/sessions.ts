import fs from 'node:fs';
import path from 'node:path';
import { PASSWORD, PEOPLE, type Person } from './people';

/** What the console keeps in a browser for a signed-in person. */
export interface Session {
  local: Record<string, string>;
  tab: Record<string, string>;
}

const ACCESS_TOKEN = 'palisade.accessToken';
const REFRESH_TOKEN = 'palisade.refreshToken';
const LONGEST_TEST_MS = 5 * 60_000;

/** What Playwright empties before a run: a token of another platform is never taken. */
const fileOf = (person: Person) =>
  path.join(__dirname, '../test-results/runs/sessions', `${person}.json`);

/** The kept session; a new one before its token must be renewed, which only one browser could do. */
export async function sessionOf(person: Person): Promise<Session> {
  const file = fileOf(person);
  const kept = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Session)
    : undefined;
  if (kept && expiryOf(kept) - Date.now() > LONGEST_TEST_MS) return kept;
  const { accessToken, refreshToken } = await signIn(person);
  const session = {
    // Answered beforehand, so that the cookie bar lies over no test.
    local: { cookieConsentEnabled: 'false' },
    tab: { [ACCESS_TOKEN]: accessToken, [REFRESH_TOKEN]: refreshToken },
  };
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Renamed into its place: the other worker never reads half of it.
  fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify(session));
  fs.renameSync(`${file}.${process.pid}`, file);
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
