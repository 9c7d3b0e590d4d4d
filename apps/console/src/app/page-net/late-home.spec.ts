/** @jest-environment ./tools/test/page.environment.cjs */
import { closePage, openPage, settled } from './open-page';

const LONGEST_MS = 180_000;
const AGAIN_MS = 15_000;
const NONE = { figures: [], tasks: [], charts: [] };
const LATE = { figures: ['commissionToCome'], tasks: ['unpaid'], charts: ['quotesByStatus'] };

beforeEach(() => {
  for (const way of ['error', 'warn'] as const) jest.spyOn(console, way).mockReturnValue();
});
afterEach(() => {
  closePage();
  jest.restoreAllMocks();
});

const alert = (): string => document.querySelector('.home-missing')?.textContent ?? '';

const NAMES = ['Commission released, not paid', 'Policies with money due', 'Quotes by status'];

it.each(['en-US', 'en-GB'] as const)(
  'a home in %s names what came late, and shows it without a reload',
  async (locale) => {
    const changes: Record<string, unknown> = {
      'readHome.missing': ['commissions'],
      'readHome.missingItems': LATE,
    };
    await openPage({ address: '/dashboard', accountType: 'AGENCY', locale, changes });
    for (const name of NAMES) expect(alert()).toContain(name);
    Object.assign(changes, { 'readHome.missing': [], 'readHome.missingItems': NONE });
    const end = Date.now() + AGAIN_MS;
    while (alert() && Date.now() < end) await settled();
    expect(alert()).toBe('');
  },
  LONGEST_MS,
);
