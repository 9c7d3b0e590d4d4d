import type { Page } from '@playwright/test';
import { look } from '../look';
import { inDays } from '../policies';
import { expect, test } from '../test';
import { bellTells, freeCompany, mailsHaveCome } from '../walk';
import { cancel, endorse, expectEndorsed, fileClaim, openPolicy, pay } from '../walk-policy';
import type { Holder } from '../walk-quote';
import {
  amountDue,
  bindQuote,
  createAccount,
  numberOf,
  release,
  requestQuote,
  sendForSignature,
  sign,
} from '../walk-quote';

/** Small enough for Prime 250, so that each run of the test finds one without an account. */
const US_COMPANIES = ['Birchmere Estates', 'Northwold Estates', 'Stonehollow Estates'];
const UK_COMPANIES = ['Copperlane Estates', 'Larkhollow Estates', 'Longmere Kitchen'];

/** Where the first of the US companies is: a policy begins and ends by the day there. */
const US_ZONE = 'America/Phoenix';

const WALK_MS = 400_000;
const ACTION_MS = 20_000;

// Five minutes of three browsers: on a busy machine one of hundreds of waits may be too short.
test.describe.configure({ retries: process.env.CI ? 2 : 0 });

const DESK = { name: 'at a desk', viewport: { width: 1280, height: 800 } };
const PHONE = { name: 'at 390 wide', viewport: { width: 390, height: 844 } };

// Each walk is taken at one width with every `npm test`, at the other one by the sweep.
const SURPLUS = [
  { ...DESK, tag: [] },
  { ...PHONE, tag: ['@sweep'] },
];
const UK = [
  { ...PHONE, tag: [] },
  { ...DESK, tag: ['@sweep'] },
];

for (const { name, viewport, tag } of SURPLUS) {
  const title = `surplus lines, referred, ${name}: agent, underwriter and policyholder, by keyboard alone`;
  test(title, { tag }, async ({ as }) => {
    test.setTimeout(WALK_MS);
    const there = { timezoneId: US_ZONE, viewport };
    const people = [as('agency', there), as('underwriter', there), as('nobody', there)] as const;
    const [agent, underwriter, policyholder] = await Promise.all(people);
    for (const page of [agent, underwriter]) page.setDefaultTimeout(ACTION_MS);
    await Promise.all([agent.goto('/agency/accounts'), underwriter.goto('/admin/dashboard')]);
    const company = await freeCompany(agent, US_COMPANIES);
    const holder = holderOf('Ada', '6025550142');
    await createAccount(agent, company);
    await requestQuote(agent, /^Prime 250 Surplus/, {
      isLitigated: true,
      startsOn: inDays(0, US_ZONE),
    });
    await expect(agent.getByText('Referred', { exact: true })).toBeVisible();
    await look(agent, 'walk-referred');
    const number = await numberOf(agent);
    await bellTells(underwriter, `${company}: quote ${number} was referred`);
    await release(underwriter, company, number);
    await expect(agent.getByText('Ready', { exact: true })).toBeVisible();
    await bellTells(agent, `${company}: quote ${number} was released`);
    const due = await amountDue(agent);
    await sendForSignature(agent, holder, ['broker', 'effort']);
    await sign(policyholder, holder, 'surplus');
    await expect(agent.getByText('Signed', { exact: true })).toBeVisible();
    await bellTells(agent, `${company}: quote ${number} was signed`);
    await bindQuote(agent, 'surplus');
    await pay(policyholder, holder, due, 'surplus');
    await bellTells(agent, /a payment for policy P-[\d-]+ arrived/);
    await openPolicy(agent, company);
    await fileClaim(agent, inDays(0, US_ZONE), 'surplus');
    await openPolicy(agent, company);
    await cancel(agent, underwriter, idOf(agent), 'surplus');
    await bellTells(agent, /policy P-[\d-]+ was cancelled/);
  });
}

for (const { name, viewport, tag } of UK) {
  const title = `the UK edition, straight, ${name}: broker and policyholder, by keyboard alone`;
  test(title, { tag }, async ({ as, baseURL }) => {
    test.setTimeout(WALK_MS);
    const url = new URL(baseURL ?? '');
    url.hostname = 'uk.app.localhost';
    const edition = { baseURL: url.origin, viewport };
    const people = [as('brokerage', edition), as('nobody', edition)] as const;
    const [broker, policyholder] = await Promise.all(people);
    broker.setDefaultTimeout(ACTION_MS);
    await broker.goto('/agency/accounts');
    const company = await freeCompany(broker, UK_COMPANIES);
    const holder = holderOf('Ida', '07700900123');
    await createAccount(broker, company);
    const shown = await requestQuote(broker, /^Prime One United/, { isLitigated: false });
    await expect(broker.getByText('Ready', { exact: true })).toBeVisible();
    expect(shown).toMatch(/^£/);
    const due = await amountDue(broker);
    await sendForSignature(broker, holder);
    await sign(policyholder, holder, 'uk');
    await expect(broker.getByText('Signed', { exact: true })).toBeVisible();
    await bindQuote(broker, 'uk');
    await pay(policyholder, holder, due, 'uk');
    await openPolicy(broker, company);
    await endorse(broker, /^£2,000,000$/, 'uk');
    await mailsHaveCome(policyholder, holder.email, ['Review & sign', 2]);
    await sign(policyholder, holder, 'uk-change');
    await expect(broker.getByText('Signed', { exact: true })).toBeVisible();
    await bindQuote(broker, 'uk-change');
    await openPolicy(broker, company);
    await expectEndorsed(broker, 'uk');
  });
}

const holderOf = (firstName: string, phone: string): Holder => ({
  firstName,
  phone,
  email: `${firstName.toLowerCase()}.${Date.now()}@insured.example`,
});

const idOf = (page: Page): string => /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';
