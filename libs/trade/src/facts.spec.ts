import * as trade from './index';

const lists = Object.entries(trade).filter(
  (entry): entry is [string, readonly string[]] =>
    Array.isArray(entry[1]) && entry[1].every((one) => typeof one === 'string'),
);

describe('what the trade knows', () => {
  it.each(lists)('%s names each thing once', (_, names) => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => name.trim() === name && name.length > 0)).toBe(true);
  });

  it('has a text for each reason of an end, and keeps the words of people', () => {
    expect(trade.endReasonText('FRAUD')).toBe('Fraud or misrepresentation');
    expect(trade.endReasonText('The client moved')).toBe('The client moved');
  });

  it('names the field of a question', () => {
    expect(trade.answerField('mfaCloud')).toBe('answer.mfaCloud');
    expect(trade.APPLICATION_FIELDS).toContain('answer.mfaCloud');
  });

  // Spec 3 §2 and §9.
  it.each([
    ['LA', 'LA', true],
    ['MT', 'MT', true],
    ['ID', null, false],
    ['OR', null, false],
    ['PA', null, false],
    ['NV', null, true],
    [null, null, true],
  ])('of %s: the notice of %s, stamping fee returned: %s', (state, notice, isReturned) => {
    expect(trade.noticeStateOf(state)).toBe(notice);
    expect(trade.isStampingReturned(state)).toBe(isReturned);
  });

  it.each([
    ['P250', 'FL', true],
    ['P250', 'GA', false],
    ['P250_S', 'FL', false],
    ['P250', null, false],
  ] as const)('asks for the retail agent of %s in %s: %s', (product, state, expected) => {
    expect(trade.asksRetailAgent(product, state)).toBe(expected);
  });

  it.each([
    ['IA', '2024-12-31', undefined],
    ['IA', '2025-01-01', '0.95'],
    ['IA', '2025-12-31', '0.95'],
    ['IA', '2026-01-01', '0.925'],
    ['IA', '2030-01-01', '0.9'],
    ['XX', '2026-01-01', undefined],
  ])('taxes surplus lines of %s on %s with %s%%', (state, date, expected) => {
    expect(trade.surplusTaxOn(state, date)?.taxPct).toBe(expected);
  });

  it.each([
    ['CYBER_CRIME', true],
    ['RANSOM_EVENT_SUBLIMIT', true],
    ['EXTORTION_THREAT_SUBLIMIT', true],
    ['BRICKING', false],
  ])('needs a limit for %s: %s', (key, expected) => {
    expect(trade.needsLimit(key)).toBe(expected);
  });

  it('knows a coverage by its number, its key and its kind', () => {
    expect(trade.coverageOfId('12')?.key).toBe('LIABILITY');
    expect(trade.coverageOfId('1')).toBeUndefined();
    expect(trade.coverageKind('TECH_ENO')).toBe('techEno');
    expect(trade.coverageKind('NOTHING')).toBeUndefined();
    expect(trade.coverageName('PCI')).toBe('PCI Fines and Penalties');
    expect(trade.coverageName('NOTHING')).toBe('NOTHING');
    expect(trade.isEndorsement('WAR_EXCLUSION')).toBe(true);
    expect(trade.isEndorsement('PCI')).toBe(false);
    expect(trade.isEndorsement('NOTHING')).toBe(false);
    expect(trade.coveragesOf('techEno', 'cyberCrime')).toEqual(['CYBER_CRIME', 'TECH_ENO']);
  });

  it.each([
    ['yesNo', 'mfaCloud', [true, false], ['yes', 1, undefined]],
    ['frequency', 'backupFrequency', ['WEEKLY', 'NEVER'], ['DAILY', true]],
    ['claimHistory', 'claimHistory', [0, 5], [6, -1, '0']],
    ['a text', trade.SCOPE_DETAIL, ['', 'x'.repeat(20_000)], ['x'.repeat(20_001), 1]],
    ['nothing', 'unknown', [], [true, 'x', 0]],
  ])('takes as %s to %s only what answers it', (_, name, right, wrong) => {
    expect(right.every((value) => trade.isAnswer(name, value))).toBe(true);
    expect(wrong.some((value) => trade.isAnswer(name, value))).toBe(false);
  });
});
