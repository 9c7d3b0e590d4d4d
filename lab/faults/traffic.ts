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
} as const;

type Route = keyof typeof READS | 'write';

const READ_ROUTES = Object.keys(READS) as (keyof typeof READS)[];

/** What one call was answered. */
export interface Answer {
  /** Whose read it was, or `write`. */
  route: string;
  atMs: number;
  ms: number;
  /** 0 where nobody answered. */
  status: number;
  code?: string;
  /** Why nobody answered. */
  error?: string;
  retryAfter?: string | null;
  /** What a write asked to be kept. */
  number?: string;
}

/** What a write is sent with. */
type Sending = Pick<RequestInit, 'method' | 'body'> & { headers?: Record<string, string> };

type Said = Omit<Answer, 'route' | 'atMs' | 'ms'>;

/**
 * Calls at a steady pace, whatever the answers, each sent once: what it counts is what a person at
 * the console would see. Writes carry an Idempotency-Key, as those of the console do.
 */
export class Traffic {
  answers: Answer[] = [];
  #isOver = false;
  readonly #pending = new Set<Promise<Answer>>();
  readonly #mark = `F${Date.now().toString(36)}`;
  readonly #url: string;
  readonly #perSecond: number;
  readonly #writeShare: number;
  #staff: Caller;
  #agent: Caller;
  #running: Promise<void>;

  constructor(url: string, { perSecond = 20, writeShare = 0.3 } = {}) {
    this.#url = url;
    this.#perSecond = perSecond;
    this.#writeShare = writeShare;
  }

  async start(): Promise<this> {
    this.#staff = await Caller.signIn(this.#url, STAFF, () => {});
    this.#agent = await Caller.signIn(this.#url, AGENT, () => {});
    for (const route of [...READ_ROUTES, 'write'] as const) await this.#warm(route);
    this.answers = [];
    this.#running = this.#run();
    return this;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
    await Promise.all(this.#pending);
  }

  /** Takes what was answered so far. */
  take(): Answer[] {
    const taken = this.answers;
    this.answers = [];
    return taken;
  }

  async #run(): Promise<void> {
    for (let n = 0, reads = 0; !this.#isOver; n++) {
      const isWrite = (n * this.#writeShare) % 1 < this.#writeShare;
      const call = this.#call(isWrite ? 'write' : READ_ROUTES[reads++ % READ_ROUTES.length]);
      this.#pending.add(call);
      void call.finally(() => this.#pending.delete(call));
      await sleep(1_000 / this.#perSecond);
    }
  }

  async #warm(route: Route): Promise<void> {
    const { status } = await this.#call(route);
    if (status >= 300) throw new Error(`${route} answers ${status} before anything happened.`);
  }

  async #call(route: Route): Promise<Answer> {
    const startedMs = performance.now();
    const sent = route === 'write' ? this.#write() : this.#send(this.#staff, READS[route]);
    const answer = await sent.catch((error: unknown): Said => ({ status: 0, error: why(error) }));
    const found = { route, atMs: Date.now(), ms: performance.now() - startedMs, ...answer };
    this.answers.push(found);
    return found;
  }

  async #write(): Promise<Said> {
    const number = this.#mark + randomUUID().replaceAll('-', '').slice(0, NUMBER_DIGITS);
    const body = { state: 'TX', number, expirationDate: '2030-01-01', activeResidentState: false };
    const sent = await this.#send(this.#agent, LICENSES, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    });
    return { ...sent, number };
  }

  async #send({ token }: Caller, path: string, options: Sending = {}): Promise<Said> {
    const headers = { authorization: `Bearer ${token}`, ...options.headers };
    const signal = AbortSignal.timeout(GIVE_UP_MS);
    const answer = await fetch(this.#url + path, { ...options, headers, signal });
    const text = await answer.text();
    const { status } = answer;
    const isProblem = status >= 400 && text.startsWith('{');
    const { code } = (isProblem ? JSON.parse(text) : {}) as { code?: string };
    return { status, code, retryAfter: answer.headers.get('retry-after') };
  }
}

/** The code of what broke a call off, or its words. */
function why(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

export const isFailure = ({ status }: Answer): boolean => status === 0 || status >= 400;

/** 503 that says when another try makes sense: the only failure that a fault may cause. */
export const isTold = ({ status, retryAfter }: Answer): boolean =>
  status === 503 && retryAfter !== null;

/** Slowest of a hundred, in milliseconds. */
export const p99 = (answers: readonly Answer[]): number =>
  percentile(
    answers.map(({ ms }) => ms),
    99,
  );

/** Failures by route, status and code, for a line of figures. */
export function describeFailures(answers: readonly Answer[]): string[] {
  const counts = new Map<string, number>();
  for (const { route, status, code, error } of answers.filter(isFailure)) {
    const name = `${route} ${status || error} ${code ?? ''}`.trim();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count}x ${name}`);
}
