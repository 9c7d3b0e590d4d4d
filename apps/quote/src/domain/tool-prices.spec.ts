import type { CompanySignals } from '@palisade/trade';
import { industryFactors } from '@palisade/trade';
import {
  followingQuote,
  heldUntil,
  SCORED_TOOLS,
  toolPrices,
  toolVariations,
  withToolScores,
} from './tool-prices';

const SIGNALS: CompanySignals = {
  findings: { 'c.MICROSOFT': 80, 'mail.dmarc': 'reject' },
  connectors: 1,
  industry: industryFactors(3),
};

describe('what a tool would do to a score', () => {
  it('is asked of every tool that the score reads', () => {
    const asked = toolVariations(SIGNALS).map(({ connectorType }) => connectorType);
    expect([...new Set(asked)]).toEqual(SCORED_TOOLS);
    expect(SCORED_TOOLS).not.toContain('QUALYSPC');
  });

  it.each([
    ['without it, of one that is connected', 'MICROSOFT', [[undefined, 0]]],
    [
      'with it, usual and best, of another',
      'AWS',
      [
        [60, 2],
        [100, 2],
      ],
    ],
  ] as const)('is scored %s', (_, type, expected) => {
    const variations = toolVariations(SIGNALS).filter((one) => one.connectorType === type);
    const read = variations.map(({ signals }) => [
      signals.findings[`c.${type}`],
      signals.connectors,
    ]);
    expect(read).toEqual(expected);
    expect(variations[0].signals.findings['mail.dmarc']).toBe('reject');
  });
});

describe('what a tool takes off a premium', () => {
  it('is what it takes now, or between what it usually and at best would; the most first', () => {
    const signals = SIGNALS;
    const of = (connectorType: 'MICROSOFT' | 'AWS' | 'WIZER', isConnected: boolean) => ({
      connectorType,
      isConnected,
      signals,
    });
    const variations = [
      of('AWS', false),
      of('AWS', false),
      of('MICROSOFT', true),
      of('WIZER', false),
    ];
    expect(toolPrices(variations, [12, -260, 214, null])).toEqual([
      { connectorType: 'AWS', isConnected: false, least: -12, most: 260 },
      { connectorType: 'MICROSOFT', isConnected: true, least: 214, most: 214 },
    ]);
  });
});

describe('the last moment of a price', () => {
  const end = new Date('2026-02-01T00:00:00Z');
  const before = new Date('2026-01-31T23:59:59Z');
  it.each([
    ['is its end while it is open', 'READY', before, end],
    ['is its end while it is signed', 'SIGNED', before, end],
    ['is over at its end', 'READY', end, null],
    ['is none of a bound quote', 'BOUND', before, null],
    ['is none of an expired quote', 'EXPIRED', before, null],
    ['is none of a lost quote', 'LOST', before, null],
  ] as const)('%s', (_, status, now, expected) => {
    expect(heldUntil({ status, expiresOn: end }, now)).toEqual(expected);
  });

  it('is none without an end', () => {
    expect(heldUntil({ status: 'READY', expiresOn: null }, before)).toBeNull();
  });
});

describe('an insured whose tools say something else', () => {
  it('is scored by that; a tool that is not connected says nothing', () => {
    const asked = [
      { connectorType: 'MICROSOFT', score: 95 },
      { connectorType: 'AWS', score: 100 },
    ] as const;
    expect(withToolScores(SIGNALS, asked)).toEqual({
      ...SIGNALS,
      findings: { 'c.MICROSOFT': 95, 'mail.dmarc': 'reject' },
    });
  });
});

describe('what a change of the score is priced by', () => {
  it.each([
    ['the newest open quote', ['LOST', 'READY', 'INDICATION'], 1, 'OPEN_QUOTE'],
    ['an open quote before a newer term', ['IN FORCE', 'ACTIVE'], 1, 'OPEN_QUOTE'],
    ['the term in force', ['BOUND', 'IN FORCE', 'ISSUED'], 1, 'NEXT_RENEWAL'],
    ['a term that is issued', ['EXPIRED', 'ISSUED'], 1, 'NEXT_RENEWAL'],
  ] as const)('is %s', (_, statuses, at, basis) => {
    const quotes = statuses.map((status) => ({ status }));
    const found = followingQuote(quotes);
    expect(found?.basis).toBe(basis);
    expect(found?.quote).toBe(quotes[at]);
  });

  it('is nothing where all is over', () => {
    expect(followingQuote([{ status: 'LOST' }, { status: 'BOUND' }])).toBeUndefined();
  });
});
