import { patientFetch } from './patient-fetch';

const answer = (status: number, body = {}): Response =>
  new Response(JSON.stringify(body), { status });

describe('a careful client', () => {
  const seen: { method?: string; key: string | null }[] = [];
  const answers: (() => Response)[] = [];
  const send = (_url: string, options: RequestInit): Promise<Response> => {
    const key = new Headers(options.headers).get('idempotency-key');
    seen.push({ method: options.method, key });
    return Promise.resolve().then(() => (answers.shift() ?? (() => answer(200)))());
  };
  const counts = { retries: 0, calls: 0 };
  const careful = patientFetch(send, { counts, limitMs: 5_000 });

  beforeEach(() => {
    seen.length = 0;
    counts.retries = 0;
  });

  it('sends a write again under the same key until somebody answers for sure', async () => {
    answers.push(
      () => {
        throw new TypeError('fetch failed');
      },
      () => answer(503),
      () => answer(409, { code: 'REQUEST_UNDER_WAY' }),
    );
    expect((await careful('/api/quote/v1', { method: 'POST' })).status).toBe(200);
    expect([seen.length, counts.retries]).toEqual([4, 3]);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
    expect(seen[0].key).toMatch(/^[\da-f-]{36}$/);
  });

  it.each([400, 404, 409, 422, 500])('takes %d for an answer', async (status) => {
    answers.push(() => answer(status, { code: 'ILLEGAL_TRANSITION' }));
    expect((await careful('/api/quote/v1', { method: 'PUT' })).status).toBe(status);
    expect(seen).toHaveLength(1);
  });

  it('gives neither reads nor sign-ins a key', async () => {
    await careful('/api/quote/v1/search', { method: 'GET' });
    await careful('/api/auth/v1/login', { method: 'POST' });
    expect(seen.map(({ key }) => key)).toEqual([null, null]);
  });

  it('says in the end that nobody answered', async () => {
    const hasty = patientFetch(() => Promise.reject(new TypeError('fetch failed')), {
      limitMs: 10,
    });
    await expect(hasty('/api', { method: 'POST' })).rejects.toThrow('fetch failed');
  });
});
