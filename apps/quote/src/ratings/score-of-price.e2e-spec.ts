import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import { industryFactors } from '@palisade/trade';
import { ratedScore } from '../domain/rated-score';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';
import { ALL_ANSWERS } from '../quotes/quote-world.fixture';

const API = '/api/quote/v1';

interface Record {
  input: { companyAggregate: number };
  todaysInput: { companyAggregate: number };
  score: { companyAggregate: number; ruleVersion: string } | null;
}

const seen = (dmarc: string): EventData<'account.score-changed.v1'>['signals'] => ({
  findings: { 'mail.dmarc': dmarc, 'tls.version': 'TLS1.3', 'ports.risky': 0 },
  connectors: 0,
  industry: industryFactors(3),
});

describe('the score of a price', () => {
  const world = new BindableWorld();
  const rated = async (id: string): Promise<Record> =>
    (await world.agency.get<Record>(`${API}/${id}/rating`)).body;
  const scoreOf = async (id: string): Promise<number> => (await rated(id)).input.companyAggregate;
  /** A quote of an insured of whom little was seen, and what its score becomes later. */
  const quoted = async () => {
    const accountId = await world.account();
    await world.scoreChanged(accountId, 50, seen('absent'));
    const id = await world.quote(accountId);
    const before = await scoreOf(id);
    await world.scoreChanged(accountId, 50, seen('reject'));
    const { todaysInput } = await rated(id);
    return { accountId, id, before, later: todaysInput.companyAggregate };
  };
  const raise = (id: string) =>
    world.underwriter.put(`${API}/update/${id}`, { terms: { limit: 2_000_000 } });

  beforeAll(() => world.start());
  afterAll(() => world.close());

  it('is that of the answers that its request brings, before anybody told of them', async () => {
    const accountId = await world.account();
    await world.scoreChanged(accountId, 50, seen('none'));
    const id = await world.quote(accountId);
    const account = { hazard: null, employees: 40 };
    const told = { companyAggregate: 50, industryAggregate: 60, factors: {} };
    const { companyAggregate } = ratedScore(
      account,
      { ...told, signals: seen('none') ?? null },
      ALL_ANSWERS,
    );
    const record = await rated(id);
    expect(record.input.companyAggregate).toBe(companyAggregate);
    expect(record.score).toMatchObject({ companyAggregate, ruleVersion: 'risk-2026-01' });
    // Rated again at once, nothing else is known.
    expect(record.todaysInput).toEqual(record.input);
  });

  it('is said to be pending while a scan of the insured is out, and no longer', async () => {
    const { accountId, id } = await quoted();
    const scanId = randomUUID();
    const tell = (isOut: boolean, scan = scanId): Promise<void> =>
      world.app.deliver('account.scan-changed.v1', {
        accountId,
        scanId: scan,
        isOut,
        at: world.app.clock.now().toISOString(),
        version: 1,
        scope: scopeOf({ accountId }),
      });
    const pending = async (): Promise<unknown> =>
      (await world.agency.get(`${API}/${id}`)).body.scorePending;
    expect(await pending()).toBe(false);
    await tell(true);
    expect(await pending()).toBe(true);
    await tell(false, randomUUID());
    expect(await pending()).toBe(true);
    await tell(false);
    expect(await pending()).toBe(false);
  });

  it('does not follow a newer one by itself, nor by a fee', async () => {
    const { id, before, later } = await quoted();
    expect(later).toBeGreaterThan(before);
    expect(await scoreOf(id)).toBe(before);
    expect((await world.underwriter.put(`${API}/mga-fees/${id}`, { mgaFee: 75 })).status).toBe(200);
    expect(await scoreOf(id)).toBe(before);
  });

  it('is the newer one after a change of terms, until the quote was sent', async () => {
    const open = await quoted();
    expect((await raise(open.id)).status).toBe(200);
    expect(await scoreOf(open.id)).toBe(open.later);

    const sent = await quoted();
    const { accountId, id } = sent;
    await world.agency.post(`${API}/send`, { accountId, quoteId: id });
    expect((await raise(id)).status).toBe(200);
    expect(await scoreOf(id)).toBe(sent.before);
  });

  it('is the newer one when the quote is rated again, which is then sent anew', async () => {
    const { accountId, id, later } = await quoted();
    await world.agency.post(`${API}/send`, { accountId, quoteId: id });
    const read = async () => (await world.agency.get(`${API}/${id}`)).body;
    expect(await read()).toMatchObject({ customerStatus: 'SENT' });
    expect((await read()).allowedActions).toContain('recalculate');
    const again = await world.agency.post(`${API}/recalculate/${id}`, {});
    expect(again).toMatchObject({ status: 200, body: { status: 'READY' } });
    expect(await scoreOf(id)).toBe(later);
    expect(await read()).toMatchObject({ customerStatus: 'READY' });
    const events = (await world.events(id)).map(({ type }) => type);
    expect(events.at(-1)).toBe('quote.rated.v1');
  });

  it('goes to the underwriters when the newer one is too low', async () => {
    const { accountId, id } = await quoted();
    const industry = industryFactors(3);
    const open = { findings: { 'ports.risky': 9, 'tls.version': 'none' }, connectors: 0, industry };
    await world.scoreChanged(accountId, 10, open);
    const again = await world.agency.post(`${API}/recalculate/${id}`, {});
    expect(again.body).toMatchObject({
      status: 'REFERRED',
      statusReasons: [{ code: 'REF_SCORE' }],
    });
  });

  it('stays after signature', async () => {
    const { id, before } = await quoted();
    await world.app.dataSource.query(`update quote set status = 'SIGNED' where id = $1`, [id]);
    expect(await world.agency.post(`${API}/recalculate/${id}`, {})).toMatchObject({ status: 409 });
    expect(await scoreOf(id)).toBe(before);
  });
});
