import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Person } from './people';

/** What the console keeps in a browser for a signed-in person. */
export interface Session {
  local: Record<string, string>;
  tab: Record<string, string>;
}

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

export const savedSession = (person: Person): Session =>
  JSON.parse(fs.readFileSync(fileOf(person), 'utf8')) as Session;

/** Runs in the page before the console: gives a new tab the session, an old one keeps its own. */
export function restoreSession({ local, tab }: Session): void {
  // A page begins empty, where there is no storage yet.
  if (location.protocol === 'about:' || sessionStorage.length > 0) return;
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
}
