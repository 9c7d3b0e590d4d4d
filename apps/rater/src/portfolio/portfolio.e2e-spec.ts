import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import examples from '../domain/rating-examples.fixture.json';
import { service } from '../main';

const PATH = '/api/rater/v1/portfolio';
const NDJSON = { 'content-type': 'application/x-ndjson' };
const RISKS = examples.map(({ input }) => JSON.stringify(input));
const MANY = 3_000;

describe('a portfolio', () => {
  let app: TestApp;
  let staff: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    const permissions = ['rater:view', 'rater:calculate'];
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
  });
  afterAll(() => app.close());

  const rated = async (body: string, query = ''): Promise<Record<string, unknown>[]> => {
    const answer = await staff.send<string>('POST', PATH + query, body, NDJSON);
    expect(answer.status).toBe(200);
    return answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  it('is priced in order, as the calculator does it', async () => {
    const answers = await rated(RISKS.join('\n'));
    expect(answers.pop()).toEqual({ done: true, rated: RISKS.length, failed: 0 });
    const due = examples.map(({ expected }) => Number(expected.amountDue));
    expect(answers.map(({ amountDue }) => amountDue)).toEqual(due);
    expect(answers[0].factors).toBeUndefined();
    const [traced] = await rated(RISKS[0], '?trace=full');
    expect(traced.steps).toBeDefined();
  });

  it('is priced as often as it is sent, also with the key of another', async () => {
    const key = { ...NDJSON, 'idempotency-key': 'portfolio' };
    for (const risk of RISKS.slice(0, 2)) {
      const answer = await staff.send<string>('POST', PATH, risk, key);
      expect(answer.body).toContain('"done":true,"rated":1');
    }
  });

  it('tells what cannot be rated at its place, and goes on', async () => {
    const lines = [RISKS[0], '{"product":', '', JSON.stringify({ product: 'P100' }), RISKS[1]];
    const answers = await rated(`${lines.join('\r\n')}\n`);
    expect(answers).toMatchObject([
      { product: 'P100' },
      { line: 2, error: { status: 400, code: 'NOT_JSON' } },
      { line: 3, error: { code: 'VALIDATION_FAILED', errors: expect.any(Array) as unknown } },
      { product: 'P250' },
      { done: true, rated: 2, failed: 2 },
    ]);
  });

  it('answers while it is still being sent', async () => {
    const pieces = new TransformStream<Uint8Array, Uint8Array>();
    const writer = pieces.writable.getWriter();
    const sending = writer.write(new TextEncoder().encode(`${RISKS[0]}\n`));
    const answer = await fetch(app.url + PATH, {
      method: 'POST',
      headers: { ...NDJSON, authorization: `Bearer ${staff.token}` },
      body: pieces.readable,
      duplex: 'half',
    } as RequestInit);
    await sending;
    const reader = answer.body!.getReader();
    const first = await reader.read();
    expect(new TextDecoder().decode(first.value)).toMatch(/"amountDue":1370/);
    await writer.close();
    const last = await reader.read();
    expect(new TextDecoder().decode(last.value)).toContain('"done":true');
  });

  it('of thousands has an answer to each', async () => {
    const lines = Array.from({ length: MANY }, (_, index) => RISKS[index % RISKS.length]);
    const answers = await rated(lines.join('\n'));
    expect(answers).toHaveLength(MANY + 1);
    expect(answers[MANY]).toEqual({ done: true, rated: MANY, failed: 0 });
  });

  it('is refused as anything but lines, and to whom may not see', async () => {
    expect((await staff.post(PATH, {})).status).toBe(415);
    const agent = await app.signIn({ accountType: 'AGENCY', permissions: ['rater:calculate'] });
    expect((await agent.send('POST', PATH, RISKS[0], NDJSON)).status).toBe(403);
    const long = await rated(`${RISKS[0]}\n"${'x'.repeat(300_000)}"`);
    expect(long).toMatchObject([
      { product: 'P100' },
      { done: false, error: { code: 'LINE_TOO_LONG' } },
    ]);
  });
});
