/** @jest-environment ./tools/test/page.environment.cjs */
import { act, cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { storeConsent } from '../../lib/cookie-consent';
import { environmentQuery } from '../../lib/environment';
import { ApiError } from '../../lib/problem';
import { queryClient } from '../../lib/query-client';
import { UnexpectedErrorPage } from '../../pages/public/notices/unexpected-error-page';
import { closePage, openPage } from './open-page';

const PAGE_MS = 180_000;
const REPORTS = '/api/ops/v1/crashes';
const CRASH = new TypeError('No terms for ada.lane@acme.example');
const REFUSED = new ApiError(
  500,
  { code: 'INTERNAL', detail: 'Ada Lane is unknown.' },
  'GET',
  'https://host.example/api/account/v1/0197c2b4-9c1e-7aa0-8d11-2f6f0a1b2c3d?name=Ada',
);

let sent: object[];

beforeEach(() => {
  sent = [];
  const fetch = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname === REPORTS) sent.push((await request.json()) as object);
    return new Response(null, { status: 204 });
  };
  Object.assign(globalThis, { fetch });
  for (const way of ['error', 'warn'] as const) jest.spyOn(console, way).mockReturnValue();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  jest.restoreAllMocks();
});

/** A page that breaks. */
async function breakPage(error: Error, prod: boolean): Promise<void> {
  const environment = {
    prod,
    envName: prod ? ('prod' as const) : ('qa' as const),
    ukHostSuffix: '',
    sandbox: false,
  };
  queryClient.setQueryData(environmentQuery.queryKey, environment);
  const Broken = () => {
    throw error;
  };
  const routes = [{ path: '*', Component: Broken, ErrorBoundary: UnexpectedErrorPage }];
  const router = createMemoryRouter(routes);
  await act(async () => {
    render(createElement(RouterProvider, { router }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

it.each([
  [true, true, 1],
  [false, true, 0],
  [null, true, 0],
  [true, false, 0],
])('of consent %s in production %s, %i reports reach staff', async (consent, prod, reports) => {
  if (consent !== null) storeConsent(consent, Date.now());
  await breakPage(CRASH, prod);
  expect(document.querySelector('h1, h2')).not.toBeNull();
  expect(sent).toHaveLength(reports);
});

it.each([
  [CRASH, 'TypeError: No terms for [email]'],
  [REFUSED, 'ApiError: GET 500 INTERNAL /api/account/v1/[id]'],
])('says what broke, and nobody: %s', async (error, message) => {
  storeConsent(true, Date.now());
  await breakPage(error, true);
  expect(sent).toMatchObject([{ message, version: 'unknown' }]);
  expect(JSON.stringify(sent)).not.toMatch(/ada|acme|0197c2b4/i);
});

it.each(['en-US', 'en-GB'] as const)(
  'staff read in %s of each where, how often and when',
  async (locale) => {
    await openPage({ address: '/manage/operations', accountType: 'COWBELL', locale });
    const table = document.querySelector('[aria-label="Crashes of the console"] table');
    const heads = [...(table?.querySelectorAll('thead th') ?? [])].map((head) => head.textContent);
    expect(heads).toEqual([
      'Message',
      'Place',
      'Count',
      'First seen',
      'Last seen',
      'Version',
      'Where in the program',
    ]);
    const cells = [...(table?.querySelectorAll('tbody tr > *') ?? [])];
    const read = cells.map(({ textContent }) => textContent);
    expect(read).toEqual(
      expect.arrayContaining(['/agency/quotes/*', '3', 'Terms assets/terms-1.js:1:22']),
    );
    closePage();
  },
  PAGE_MS,
);
