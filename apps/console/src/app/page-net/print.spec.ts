/** @jest-environment ./tools/test/page.environment.cjs */
import { readFileSync } from 'node:fs';
import { closePage, openPage } from './open-page';

const PAGE_MS = 180_000;
const STYLE = 'apps/console/src/app/styles/print.css';

/** What is left out on paper, by its selectors. */
const HIDDEN =
  /([^{}]+)\{\s*display: none !important;/.exec(readFileSync(STYLE, 'utf8'))?.[1] ?? '';

afterEach(closePage);

it.each([
  ['//login', 'CUSTOMER', true],
  ['/dashboard', 'AGENCY', false],
  ['/manage/users', 'COWBELL', false],
] as const)(
  'prints %s without what stands around it',
  async (address, accountType, isSignedOut) => {
    await openPage({ address, accountType, locale: 'en-US', isSignedOut });
    const around = [...document.querySelectorAll('a, button, input, p, span')].filter(
      (one) => !one.closest('main, style, script'),
    );
    expect(around.length).toBeGreaterThan(3);
    const left = around.filter((one) => !one.closest(HIDDEN)).map((one) => one.outerHTML);
    expect(left).toEqual([]);
  },
  PAGE_MS,
);
