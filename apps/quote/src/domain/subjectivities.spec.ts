import type { Provable } from './subjectivities';
import {
  appliesTo,
  isAsked,
  settledByDocument,
  settledByScore,
  settledByTools,
} from './subjectivities';

describe('a condition of the settings', () => {
  it.each([
    [[], [], true],
    [['P250'], [], true],
    [['P100'], [], false],
    [[], ['NV', 'CA'], true],
    [['P250'], ['CA'], false],
  ])('for the products %j in the states %j applies to P250 in NV: %s', (products, states, is) => {
    expect(appliesTo({ products, states }, { product: 'P250', state: 'NV' })).toBe(is);
  });

  it('of a state does not apply where there are no states', () => {
    const setting = { products: [], states: ['NV'] };
    expect(appliesTo(setting, { product: 'P_ONE', state: null })).toBe(false);
  });
});

const NOTICE: Provable = {
  stage: 'bind',
  state: 'open',
  evidence: ['document:NOTICE', 'document:SIGNED_APPLICATION'],
  autoClear: { connector: 'SCAN', metric: 'networkSecurity', gte: 60 },
  docId: null,
  completedBy: null,
};
const CLEARED = { state: 'cleared', docId: 'd1' } as const;

describe('a condition and the files of its quote', () => {
  it.each<[string, Partial<Provable>, string | null, boolean, object | null]>([
    ['is met by a file of its kind', {}, 'NOTICE', false, CLEARED],
    ['is met after it was handed in', { state: 'submitted' }, 'NOTICE', false, CLEARED],
    [
      'is met by a new file after a person opened it',
      { completedBy: 'p' },
      'NOTICE',
      false,
      CLEARED,
    ],
    ['is not met by another kind', {}, 'OTHER', false, null],
    ['is not met by a file of unknown kind', {}, null, false, null],
    ['is not met by a file that is named a signature', {}, 'SIGNED_APPLICATION', false, null],
    ['stays as it is when it is met', { state: 'cleared' }, 'NOTICE', false, null],
    ['stays waived', { state: 'waived' }, 'NOTICE', false, null],
    ['opens when its proof goes', CLEARED, 'NOTICE', true, { state: 'open', docId: null }],
    ['stays when another file goes', { ...CLEARED, docId: 'd2' }, 'NOTICE', true, null],
    ['stays when a person met it', { ...CLEARED, completedBy: 'p' }, 'NOTICE', true, null],
  ])('%s', (_, change, docType, removed, settlement) => {
    const document = { id: 'd1', docType, removed };
    expect(settledByDocument({ ...NOTICE, ...change }, document)).toEqual(settlement);
  });
});

describe('a condition and the score', () => {
  it.each<[string, Partial<Provable>, number | null, string | null]>([
    ['is met at the least score', {}, 60, 'cleared'],
    ['is not met below', {}, 59, null],
    ['is not met without a score', {}, null, null],
    ['opens below', { state: 'cleared' }, 59, 'open'],
    ['stays met above', { state: 'cleared' }, 61, null],
    ['stays as a person decided', { completedBy: 'p' }, 60, null],
    ['stays met by its document', { state: 'cleared', docId: 'd1' }, 10, null],
    ['without a factor waits', { autoClear: null }, 100, null],
    ['stays waived', { state: 'waived' }, 10, null],
  ])('%s', (_, change, networkSecurity, state) => {
    const settlement = settledByScore({ ...NOTICE, ...change }, { networkSecurity });
    expect(settlement?.state ?? null).toBe(state);
  });

  it('is not met while the company was not scored', () => {
    expect(settledByScore(NOTICE, null)).toBeNull();
  });
});

describe('a condition and the connected tools', () => {
  const CLOUD: Provable = {
    ...NOTICE,
    autoClear: { connector: 'CLOUD', metric: 'CONNECTED', gte: 1 },
  };
  const AWS = { id: 'c1', connectorType: 'AWS', name: 'AWS', controls: [] } as const;

  it.each<[string, Partial<Provable>, boolean, string | null]>([
    ['is met by what a tool shows', {}, true, 'cleared'],
    ['waits without it', {}, false, null],
    ['opens again when it is gone', { state: 'cleared' }, false, 'open'],
    ['stays met while it is there', { state: 'cleared' }, true, null],
    ['stays as a person decided', { completedBy: 'p' }, true, null],
    ['stays met by its document', { state: 'cleared', docId: 'd1' }, false, null],
    ['stays waived', { state: 'waived' }, false, null],
    ['of the score asks no tool', { autoClear: NOTICE.autoClear }, true, null],
    ['that nothing meets waits', { autoClear: null }, true, null],
  ])('%s', (_, change, isShown, state) => {
    const settlement = settledByTools({ ...CLOUD, ...change }, isShown ? [AWS] : []);
    expect(settlement?.state ?? null).toBe(state);
  });

  it('says which tool met it', () => {
    const shown = { connectionId: 'c1', note: 'AWS connected' };
    expect(settledByTools(CLOUD, [AWS])).toMatchObject(shown);
  });
});

describe('a condition of a stage', () => {
  it.each([
    ['quote', 'READY', true],
    ['bind', 'SIGNED', true],
    ['bind', 'BOUND', false],
    ['issue', 'BOUND', true],
    ['issue', 'ISSUED', false],
    ['postBind', 'IN FORCE', true],
    ['postBind', 'DECLINED', false],
    ['bind', 'EXPIRED', false],
  ] as const)('%s is asked of a quote that is %s: %s', (stage, status, is) => {
    expect(isAsked(stage, status)).toBe(is);
  });
});
