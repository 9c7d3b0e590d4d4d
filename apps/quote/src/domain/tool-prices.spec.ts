import type { CompanySignals } from '@palisade/trade';
import { industryFactors } from '@palisade/trade';
import { SCORED_TOOLS, toolPrices, toolVariations } from './tool-prices';

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
