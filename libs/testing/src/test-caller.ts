import type { IncomingMessage } from 'node:http';
import { Agent } from 'node:http';
import request from 'supertest';
import { recordCall } from './record-calls';
import type { Sent, Told } from './writes/every-write';
import { sendAsked } from './writes/every-write';

/** An answer as a test reads it. */
export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: T;
}

/** Connections are kept, as browsers and other services keep theirs. */
const agent = new Agent({ keepAlive: true });

/** Calls a service over HTTP, with or without a token. */
export class TestCaller {
  constructor(
    private readonly url: string,
    readonly token?: string,
  ) {}

  get<T = Record<string, unknown>>(path: string): Promise<Answer<T>> {
    return this.send('GET', path);
  }

  post<T = Record<string, unknown>>(path: string, body: unknown = {}): Promise<Answer<T>> {
    return this.send('POST', path, JSON.stringify(body));
  }

  put<T = Record<string, unknown>>(path: string, body: unknown = {}): Promise<Answer<T>> {
    return this.send('PUT', path, JSON.stringify(body));
  }

  /** Sends a body as it is, with headers that win over the usual ones. */
  async send<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: string,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const call = { method, path, body, headers };
    const told = await sendAsked(this.url, call, (one) => this.exchange(one));
    const type = told.headers.get('content-type') ?? '';
    const read = (/\bjson\b/.test(type) ? JSON.parse(told.text) : told.text) as T;
    return { status: told.status, headers: told.headers, body: read };
  }

  private async exchange({ method, path, body, headers }: Sent): Promise<Told> {
    const usual = {
      'user-agent': 'node',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(this.token && { authorization: `Bearer ${this.token}` }),
    };
    const call = request(this.url)
      [method.toLowerCase() as 'get'](path)
      .agent(agent)
      .set({ ...usual, ...headers })
      .redirects(0)
      .ok(() => true)
      .buffer(true)
      .parse(readText as never);
    if (body !== undefined) call.send(body);
    const answer = await call;
    const text = String(answer.body);
    const { status } = answer;
    const type = (answer.headers['content-type'] as string | undefined) ?? null;
    recordCall({ method, path, status, type, request: body, answer: text });
    return { status, headers: headersOf(answer.headers), text };
  }
}

/** Reads a body as it came: what claims to be JSON must be. The types know parsers of texts only. */
function readText(answer: IncomingMessage, done: (error: null, text: string) => void): void {
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer | string) => chunks.push(Buffer.from(chunk)));
  answer.on('end', () => done(null, Buffer.concat(chunks).toString('utf8')));
}

function headersOf(given: Record<string, string | string[]>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    for (const one of [value].flat()) headers.append(name, one);
  }
  return headers;
}
