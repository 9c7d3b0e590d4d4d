import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { GOOD_ANSWERS } from './quotes';
import { mailedCode, mailedLink, mailsHaveCome } from './walk';

/** A policy that a test may change as it likes. */
export interface IssuedPolicy {
  id: string;
  policyNumber: string;
  companyName: string;
  /** Of the policyholder. */
  email: string;
}

interface Answer<T> {
  status: number;
  body: T;
}

interface Company {
  [field: string]: unknown;
  name: string;
}

const { PALISADE_URL = 'http://localhost:3000' } = process.env;
const DAY_MS = 86_400_000;

// Companies that another test looks for by name.
const TAKEN = /Estates$/;
const TRIES_MAX = 12;

/** A date so many days from today, `YYYY-MM-DD`. */
export const inDays = (days: number, timeZone = 'UTC'): string =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv', { timeZone });

/** Calls the API as the person who is signed in on this page. */
export async function call<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
): Promise<Answer<T>> {
  const token = await page.evaluate(() => sessionStorage.getItem('palisade.accessToken'));
  return send<T>(page, token, { method, path, ...(data && { data }) });
}

interface Call {
  method: string;
  path: string;
  data?: object;
}

async function send<T>(page: Page, token: string | null, call: Call): Promise<Answer<T>> {
  const { method, path, data } = call;
  const answer = await page.request.fetch(`${PALISADE_URL}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
    },
    ...(data && { data }),
  });
  const text = await answer.text();
  return { status: answer.status(), body: (text ? JSON.parse(text) : null) as T };
}

/** Takes a company of the directory to its issued policy, as its agency and its policyholder. */
export async function issuePolicy(page: Page): Promise<IssuedPolicy> {
  const { accountId, companyName, quoteId } = await readyQuote(page);
  const bound = await signAndBind(page, quoteId);
  expect(accountId).not.toBe('');
  return { ...bound, companyName };
}

/** Takes a ready quote to its policy; the request to sign may bring more than the policyholder. */
export async function signAndBind(
  page: Page,
  quoteId: string,
  more: object = {},
): Promise<Omit<IssuedPolicy, 'companyName'>> {
  const holder = {
    customerFirstName: 'Ada',
    customerLastName: 'Holder',
    customerPhone: '+16025550142',
    customerEmail: `ada.${quoteId.slice(-8)}@insured.example`,
  };
  const asked = { ...holder, ...more };
  await expectOk(page, 'POST', `/api/quote/v1/send-sign-request/${quoteId}`, asked);
  await sign(page, quoteId, holder.customerEmail);
  await expect
    .poll(async () => (await call<{ status: string }>(page, 'GET', quotePath(quoteId))).body.status)
    .toBe('SIGNED');
  const bound = await expectOk<{ binder: { id: string } }>(
    page,
    'POST',
    `/api/quote/v1/bind/${quoteId}`,
    { ...holder, claimFreeWarranty: true },
  );
  const { id } = bound.binder;
  await expect
    .poll(async () => (await call<{ status: string }>(page, 'GET', policyPath(id))).body.status)
    .toBe('IN FORCE');
  const { policyNumber } = (await call<IssuedPolicy>(page, 'GET', policyPath(id))).body;
  return { id, policyNumber, email: holder.customerEmail };
}

/** The policyholder of a policy signs a change of it. */
export async function signChange(page: Page, quoteId: string, email: string): Promise<void> {
  await expectOk(page, 'POST', `/api/quote/v1/send-sign-request/${quoteId}`, {});
  await mailsHaveCome(page, email, ['Review & sign', 2]);
  await sign(page, quoteId, email);
  await expect
    .poll(async () => (await call<{ status: string }>(page, 'GET', quotePath(quoteId))).body.status)
    .toBe('SIGNED');
}

const quotePath = (id: string) => `/api/quote/v1/${id}`;
const policyPath = (id: string) => `/api/policy/v1/${id}`;

export async function expectOk<T>(
  page: Page,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
): Promise<T> {
  const { status, body } = await call<T>(page, method, path, data);
  expect(status, `${path}: ${JSON.stringify(body)}`).toBeLessThan(300);
  return body;
}

/** An agent who is not the person on the page. */
export interface OtherAgent {
  agentFirstName: string;
  agentLastName: string;
  agentEmail: string;
}

/** What is quoted where another product or place is wanted than the usual ones. */
export interface QuoteWish {
  product?: string;
  /** Fields of the account that differ from those of the directory. */
  place?: object;
}

/** The first company without an account whose quote needs no underwriter. */
export async function readyQuote(
  page: Page,
  agent?: OtherAgent,
  { product = 'P250', place }: QuoteWish = {},
) {
  const found = await call<{ content: Company[] }>(
    page,
    'GET',
    '/api/account/v1/lookup?country=USA&size=100',
  );
  const companies = found.body.content.filter(({ name }) => !TAKEN.test(name));
  const teams = (await call<{ id: string }[]>(page, 'GET', '/api/auth/v1/teams')).body;
  for (let tried = 0; tried < TRIES_MAX; tried++) {
    const [company] = companies.splice(Math.floor(Math.random() * companies.length), 1);
    if (!company) break;
    const { cbid, name, phone, address1, city, state, zipCode, country } = company;
    const account = await call<{ id: string }>(page, 'POST', '/api/account/v1', {
      cbid,
      name,
      phone,
      address1,
      city,
      state,
      zipCode,
      country,
      ...place,
      teams: [{ id: teams[0]?.id }],
    });
    if (account.status !== 201) continue;
    const quote = await requestQuote(page, account.body.id, { agent, product });
    if (quote.status === 'READY')
      return { accountId: account.body.id, companyName: name, quoteId: quote.id };
  }
  throw new Error('No company of the directory got a quote that is ready: npm run reset');
}

/** A quote for a policy that is in force already. */
async function requestQuote(
  page: Page,
  accountId: string,
  { agent, product }: { agent: OtherAgent | undefined; product: string },
) {
  const path = `/api/quote/v1/cart/account/${accountId}`;
  const draft = {
    product,
    effectiveDate: inDays(-3),
    securityQuestions: GOOD_ANSWERS,
    initialRequestData: { limit: 1_000_000, deductible: 25_000, isTriaExcluded: false },
  };
  let id: string | undefined;
  // The quotes hear of the new account by its event.
  await expect(async () => {
    const { status, body } = await call<{ id: string; code: string }>(page, 'POST', path, draft);
    if (status === 400 && body.code.startsWith('REF_')) return;
    expect(status, JSON.stringify(body)).toBe(201);
    id = body.id;
  }).toPass();
  // The company is too large for the product.
  if (!id) return { id: '', status: 'DECLINED' };
  const { sent } = await expectOk<{ sent: { id: string; status: string }[] }>(
    page,
    'POST',
    `${path}/submit`,
    { quoteIds: [id], ...agent },
  );
  return sent[0] ?? { id, status: 'DRAFT' };
}

/** The policyholder follows the mailed link and signs. */
async function sign(page: Page, quoteId: string, email: string): Promise<void> {
  const link = await mailedLink(page, email, 'Review & sign');
  const workflowId = link.replace('/validate/', '');
  await send(page, null, { method: 'GET', path: `/api/auth/v1/wf/access/${workflowId}` });
  const data = { workflowId, secret: await mailedCode(page, email) };
  const holder = await send<{ accessToken: string }>(page, null, {
    method: 'POST',
    path: '/api/auth/v1/wf/token',
    data,
  });
  const token = holder.body.accessToken;
  const signer = { signeeName: 'Ada Holder', signeeTitle: 'Owner' };
  const attest = { path: `/api/quote/v1/attest/${quoteId}`, data: { accepted: true, ...signer } };
  expect((await send(page, token, { method: 'POST', ...attest })).status).toBeLessThan(300);
  const status = { method: 'GET', path: `/api/esign/v1/status/${quoteId}` };
  await expect.poll(async () => (await send(page, token, status)).status).toBe(200);
  const signature = { ...signer, accepted: true, signature: 'Ada Holder' };
  const signed = { path: `/api/esign/v1/sign/${quoteId}`, data: signature };
  expect((await send(page, token, { method: 'POST', ...signed })).status).toBeLessThan(300);
}
