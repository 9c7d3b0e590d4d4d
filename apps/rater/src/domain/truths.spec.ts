import fc from 'fast-check';
import { sumOf, US_STATES } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES, PRODUCTS } from '@palisade/trade';
import { SEED_SHELF } from './books/rate-books';
import { PRODUCT_OPTIONS } from './books/product-options';
import { readInput } from './input/read-input';
import { price } from './quick/price';
import { rate } from './rate';

type Body = Record<string, unknown>;

const RUNS = { numRuns: 300 };
const read = (body: Body, mayBypass: boolean) => readInput(body, { mayBypass, books: SEED_SHELF });

const FREQUENCIES = ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'SIX_MONTHS', 'NEVER'];
const OPTIONAL = ['BRICKING', 'MEDIA_LIABILITY', 'REPUTATIONAL_HARM', 'GDPR', 'CONTINGENT_BI'];
const LIMITABLE = ['DATA_RESTORATION', 'EXTORTION', 'BUSINESS_INTERRUPTION'];
const some = <T>(values: readonly T[]) => fc.constantFrom(...values);
const yesNo = fc.option(some(['YES', 'NO']), { nil: undefined });

/** Any risk of a product that may be written without help, sublimits as parts of the aggregate. */
function risk(product: Product): fc.Arbitrary<Body & { parts: Record<string, number> }> {
  const options = PRODUCT_OPTIONS[product];
  const isUs = PRODUCTS[product].region === 'US';
  const isTech = options.mandatory !== undefined;
  return fc.record({
    product: fc.constant(product),
    state: isUs ? some(US_STATES.map(({ code }) => code)) : fc.constant(undefined),
    industryCode: some(isUs ? ['541611', '423430', '621210', '561730'] : ['47710', '62012']),
    effectiveDate: some(['2026-02-03', '2026-11-30', '2027-08-01']),
    revenue: fc.integer({ min: 1, max: 400_000_000 }),
    yearEstablished: fc.option(fc.integer({ min: 1900, max: 2026 }), { nil: undefined }),
    records: fc.option(fc.integer({ min: 0, max: 7_000_000 }), { nil: undefined }),
    aggregateLimit: some(options.aggLimits),
    retention: some(options.deductibles),
    waitingPeriod: some(options.waitingHours),
    retroActivePeriod: some(options.retro),
    controls: fc.record({
      mfaCount: fc.option(some([0, 1, 2, 3]), { nil: undefined }),
      backupFrequency: fc.option(some(FREQUENCIES), { nil: undefined }),
      edrDeployed: yesNo,
      useEncryption: yesNo,
    }),
    claimHistory: some([0, 1, 2, 3, 4, 5]),
    adverseFlags: some([0, 1, 2, 3, 4, 5]),
    companyAggregate: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
    industryAggregate: fc.constant(60),
    optional: fc.subarray(OPTIONAL),
    parts: fc.dictionary(some(LIMITABLE), fc.integer({ min: 1, max: 100 })),
    cyberCrimeLimit: fc.option(fc.integer({ min: 25_000, max: 250_000 }), { nil: undefined }),
    fundTransferYes: some([1, 2, 3]),
    techENOPercentage: isTech ? fc.integer({ min: 1, max: 100 }) : fc.constant(undefined),
    isTriaExcluded: fc.boolean(),
    brokerFee: some([0, 75.5, 400]),
  });
}

const anyProduct = some(PRODUCT_CODES.filter((code) => code !== 'P_PLUS'));
const anyRisk = anyProduct.chain(risk);

/** The parts of a risk as limits of its aggregate. */
function body({ parts, ...fields }: Body & { parts: Record<string, number> }): Body {
  const aggregate = Number(fields.aggregateLimit);
  const limits = Object.entries(parts).map(([key, part]) => [key, (aggregate / 100) * part]);
  return { ...fields, coverageLimits: Object.fromEntries(limits) as unknown };
}

/** Neither the premium nor the amount due of the later bodies is below that of the earlier. */
function expectRising(bodies: readonly Body[]): void {
  const ratings = bodies.map((each) => price(read(each, true)));
  for (const field of ['premium', 'amountDue'] as const) {
    const amounts = ratings.map((rating) => rating[field]);
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  }
}

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

describe('everything else equal, the price never falls', () => {
  const each = (name: string, values: (risk: Body) => readonly unknown[]): void => {
    fc.assert(
      fc.property(anyRisk, (drawn) => {
        const base = body(drawn);
        expectRising(values(base).map((value) => ({ ...base, [name]: value })));
      }),
      RUNS,
    );
  };
  const optionsOf = ({ product }: Body) => PRODUCT_OPTIONS[product as Product];
  const withControl = (name: string, answers: readonly unknown[]) => (base: Body) =>
    answers.map((answer) => ({ ...(base.controls as Body), [name]: answer }));

  it.each<[string, string, (base: Body) => readonly unknown[]]>([
    ['the retention falls', 'retention', (b) => ascending(optionsOf(b).deductibles).reverse()],
    ['the waiting period falls', 'waitingPeriod', () => [24, 12, 8, 6]],
    ['the retroactive cover widens', 'retroActivePeriod', () => [0, 1, 2, -1]],
    ['claim history worsens', 'claimHistory', () => [0, 5, 4, 3, 2, 1]],
    ['records rise', 'records', () => [0, 1, 25_001, 250_000, 250_001, 5_000_000, 9_000_000]],
    ['revenue rises', 'revenue', () => [1, 99_999, 1_000_000, 3_333_333, 77_000_000, 5e11]],
    ['adverse flags rise', 'adverseFlags', () => [0, 1, 2, 3, 4, 5]],
    [
      'international sales rise',
      'percentInternationalSales',
      () => [0, 10, 10.0001, 49, 50.5, 100],
    ],
    ['the company score falls', 'companyAggregate', () => [100, 80, 61, 60, 59, 20, 0]],
    ['answers about transfers worsen', 'fundTransferYes', () => [3, 2, 1]],
    ['the cyber crime limit rises', 'cyberCrimeLimit', () => [25_000, 60_000, 100_001, 250_000]],
    ['multi-factor answers worsen', 'controls', withControl('mfaCount', [3, 2, 1, 0])],
    ['and unanswered lies between', 'controls', withControl('mfaCount', [3, undefined, 0])],
    ['backups get rarer', 'controls', withControl('backupFrequency', FREQUENCIES)],
    ['patches get rarer', 'controls', withControl('patchingFrequency', FREQUENCIES)],
    ['a YES becomes a NO', 'controls', withControl('edrDeployed', ['YES', undefined, 'NO'])],
    ['coverages are added', 'optional', () => OPTIONAL.map((_, i) => OPTIONAL.slice(0, i))],
  ])('when %s', (_, name, values) => {
    each(name, values);
  });

  it('when the IRPM total rises', () => {
    fc.assert(
      fc.property(anyRisk, fc.integer({ min: -5, max: 4 }), (drawn, percent) => {
        const base = body({ ...drawn, state: drawn.state === 'HI' ? 'OH' : drawn.state });
        const irpm = [percent, percent + 0.5, percent + 1].map((drPlanning) => ({ drPlanning }));
        expectRising(irpm.map((each) => ({ ...base, irpm: each })));
      }),
      RUNS,
    );
  });

  it('when one sublimit rises and the aggregate stays', () => {
    fc.assert(
      fc.property(anyRisk, some(LIMITABLE), (drawn, coverage) => {
        const parts = [1, 10, 17, 40, 80, 100];
        expectRising(
          parts.map((part) => body({ ...drawn, parts: { ...drawn.parts, [coverage]: part } })),
        );
      }),
      RUNS,
    );
  });

  it('when the aggregate rises and every sublimit keeps its part', () => {
    fc.assert(
      fc.property(anyRisk, (drawn) => {
        const limits = ascending(PRODUCT_OPTIONS[drawn.product as Product].aggLimits);
        expectRising(limits.map((aggregateLimit) => body({ ...drawn, aggregateLimit })));
      }),
      RUNS,
    );
  });

  it('when the tech limit rises', () => {
    fc.assert(
      fc.property(risk('PRIME_TECH_PLUS'), (drawn) => {
        const limits = [250_000, 600_000, 1_000_000, 2_500_000, 5_000_000];
        expectRising(limits.map((techLimit) => ({ ...body(drawn), techLimit })));
      }),
      RUNS,
    );
  });

  it.each(['ransomEventSublimit', 'extortionThreatSublimit'])('when the %s rises', (name) => {
    fc.assert(
      fc.property(anyRisk, (drawn) => {
        const aggregate = Number(drawn.aggregateLimit);
        const values = [10, 25, 33, 50, 77, 100].map((part) => (aggregate / 100) * part);
        expectRising(values.map((value) => ({ ...body(drawn), [name]: value })));
      }),
      RUNS,
    );
  });

  it('when the attachment of a layer falls', () => {
    fc.assert(
      fc.property(risk('P250_S'), some([1e6, 2e6, 5e6]), (drawn, aggregateLimit) => {
        const { parts: _, optional: __, cyberCrimeLimit: ___, ...fields } = drawn;
        const layer = { ...fields, product: 'P_PLUS', waitingPeriod: 12, aggregateLimit };
        const attachments = [5e6, 4e6, 3e6, 2e6, 1e6];
        const layers = attachments.map((attachment) => ({ ...layer, attachment }));
        expectRising(layers.map((each) => ({ ...each, retroActivePeriod: -1 })));
      }),
      RUNS,
    );
  });
});

describe('any rating', () => {
  it('has lines that sum to the amount due, and amounts that follow from each other', () => {
    fc.assert(
      fc.property(anyRisk, (drawn) => {
        const rating = rate(read(body(drawn), false));
        expect(sumOf(rating.lines.map(({ amount }) => amount))).toBe(rating.amountDue);
        expect(sumOf(Object.values(rating.coverages))).toBe(rating.subtotal);
        expect(rating.premium).toBe(rating.premiumExTria + rating.tria);
        expect(rating.totalPremium).toBe(rating.premium + rating.brokerFee + rating.mgaFee);
      }),
      { numRuns: 1_000 },
    );
  });
});
