import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Caller } from '../../tools/demo/caller.mjs';
import { percentile } from './figures';

const STAFF = 'admin@palisade.example';
const AGENT = 'agent@harborline.example';
const LICENSES = '/api/agency/v1/license';
const GIVE_UP_MS = 40_000;
const NUMBER_DIGITS = 24;

/** One read of each service, and one write that publishes an event. */
const READS = {
  account: '/api/account/v1/search?size=5',
  auth: '/api/auth/v1/users/me',
  billing: '/api/billing/v1/search?filter=invoices&size=5',
  claims: '/api/claims/v1/claimsFile/search?size=5',
  commissions: '/api/commissions/v1/search?size=5',
  docs: '/api/docs/v1/search?size=5',
  gateway: '/api/flags/v1',
  policy: '/api/policy/v1/search?size=5',
  quote: '/api/quote/v1/search?size=5',
  rater: '/api/rater/v1/carrier/search?size=5',
};

/**
 * Calls at a steady pace, whatever the answers, each sent once: what it counts is what a person at
 * the console would see. Writes carry an Idempotency-Key, as those of the console do.
 */
export class Traffic {
  answers = [];
  #isOver = false;
  #pending = new Set();

  constructor(url, { perSecond = 20, writeShare = 0.3 } = {}) {
    Object.assign(this, { url, perSecond, writeShare, mark: `F${Date.now().toString(36)}` });
  }

  async start() {
    this.staff = await Caller.signIn(this.url, STAFF, () => {});
    this.agent = await Caller.signIn(this.url, AGENT, () => {});
    for (const route of [...Object.keys(READS), 'write']) await this.#warm(route);
    this.answers = [];
    this.running = this.#run();
    return this;
  }

  async stop() {
    this.#isOver = true;
    await this.running;
    await Promise.all(this.#pending);
  }

  /** Takes what was answered so far. */
  take() {
    const taken = this.answers;
    this.answers = [];
    return taken;
  }

  async #run() {
    const routes = Object.keys(READS);
    for (let n = 0, reads = 0; !this.#isOver; n++) {
      const isWrite = (n * this.writeShare) % 1 < this.writeShare;
      const call = this.#call(isWrite ? 'write' : routes[reads++ % routes.length]);
      this.#pending.add(call);
      void call.finally(() => this.#pending.delete(call));
      await sleep(1_000 / this.perSecond);
    }
  }

  async #warm(route) {
    const { status } = await this.#call(route);
    if (status >= 300) throw new Error(`${route} answers ${status} before anything happened.`);
  }

  async #call(route) {
    const startedMs = performance.now();
    const answer = await (route === 'write' ? this.#write() : this.#read(route)).catch((error) => ({
      status: 0,
      error: error.cause?.code ?? error.message,
    }));
    const found = { route, atMs: Date.now(), ms: performance.now() - startedMs, ...answer };
    this.answers.push(found);
    return found;
  }

  #read(route) {
    return this.#send(this.staff, READS[route]);
  }

  async #write() {
    const number = this.mark + randomUUID().replaceAll('-', '').slice(0, NUMBER_DIGITS);
    const body = { state: 'TX', number, expirationDate: '2030-01-01', activeResidentState: false };
    const sent = await this.#send(this.agent, LICENSES, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    });
    return { ...sent, number };
  }

  async #send({ token }, path, options = {}) {
    const headers = { authorization: `Bearer ${token}`, ...options.headers };
    const signal = AbortSignal.timeout(GIVE_UP_MS);
    const answer = await fetch(this.url + path, { ...options, headers, signal });
    const text = await answer.text();
    const { status } = answer;
    const code = status >= 400 && text.startsWith('{') ? JSON.parse(text).code : undefined;
    return { status, code, retryAfter: answer.headers.get('retry-after') };
  }
}

export const isFailure = ({ status }) => status === 0 || status >= 400;

/** 503 that says when another try makes sense: the only failure that a fault may cause. */
export const isTold = ({ status, retryAfter }) => status === 503 && retryAfter !== null;

/** Slowest of a hundred, in milliseconds. */
export const p99 = (answers) =>
  percentile(
    answers.map(({ ms }) => ms),
    99,
  );

/** Failures by route, status and code, for a line of figures. */
export function describeFailures(answers) {
  const counts = new Map();
  for (const { route, status, code, error } of answers.filter(isFailure)) {
    const name = `${route} ${status || error} ${code ?? ''}`.trim();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count}x ${name}`);
}
