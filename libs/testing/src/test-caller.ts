/** An answer as a test reads it. */
export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: T;
}

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
    const usual = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(this.token && { authorization: `Bearer ${this.token}` }),
    };
    const request = {
      method,
      body,
      headers: { ...usual, ...headers },
      redirect: 'manual' as const,
    };
    const answer = await fetch(this.url + path, request);
    const text = await answer.text();
    const isJson = /\bjson\b/.test(answer.headers.get('content-type') ?? '');
    const read = (isJson ? JSON.parse(text) : text) as T;
    return { status: answer.status, headers: answer.headers, body: read };
  }
}
