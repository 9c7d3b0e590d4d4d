import type { Colleague, OpenWork } from './hand-over';
import { checkTaker, holdersOf, mayTake, NO_WORK } from './hand-over';

const LEAVER: Colleague = {
  id: 'imogen',
  organizationId: 'palisade',
  enabled: true,
  removed: false,
  permissions: [],
  authorityLevel: 3,
};
const ALL = ['submission:view', 'account:view', 'underwriting:underwrite', 'claim:reserve'];
const TAKER: Colleague = { ...LEAVER, id: 'marcus', permissions: ALL };

const work = (some: Partial<OpenWork>): OpenWork => ({ ...NO_WORK, ...some });
const without = (permission: string): Colleague => ({
  ...TAKER,
  permissions: ALL.filter((one) => one !== permission),
});

describe('open work of somebody who leaves', () => {
  it.each<[string, Partial<OpenWork>, Colleague, boolean]>([
    ['everything', { submissions: 1, accounts: 1, quotes: 1, claims: 1 }, TAKER, true],
    ['submissions, unseen', { submissions: 1 }, without('submission:view'), false],
    ['clients, unseen', { accounts: 1 }, without('account:view'), false],
    ['quotes, no underwriter', { quotes: 1 }, without('underwriting:underwrite'), false],
    ['quotes, without a level', { quotes: 1 }, { ...TAKER, authorityLevel: null }, false],
    ['quotes, of the lowest level', { quotes: 1 }, { ...TAKER, authorityLevel: 0 }, true],
    ['claims, not of the claims team', { claims: 2 }, without('claim:reserve'), false],
    ['claims alone', { claims: 2 }, { ...TAKER, permissions: ['claim:reserve'] }, true],
    ['nothing', {}, { ...TAKER, permissions: [] }, true],
    ['nothing, to the same person', {}, { ...TAKER, id: LEAVER.id }, false],
    ['nothing, to another house', {}, { ...TAKER, organizationId: 'harborline' }, false],
    ['nothing, to who is switched off', {}, { ...TAKER, enabled: false }, false],
    ['nothing, to who was removed', {}, { ...TAKER, removed: true }, false],
  ])('%s', (_, open, taker, isAllowed) => {
    expect(mayTake(work(open), LEAVER, taker)).toBe(isAllowed);
    const check = () => {
      checkTaker(work(open), LEAVER, { takerId: taker.id, taker, canBeTaken: true });
    };
    if (isAllowed) expect(check).not.toThrow();
    else expect(check).toThrow('The selected person cannot take this work.');
  });

  it('stays with nobody', () => {
    const nobody = { takerId: undefined, taker: null, canBeTaken: true };
    expect(() => {
      checkTaker(work({ quotes: 1 }), LEAVER, nobody);
    }).toThrow('Choose who takes the open work of this person.');
    expect(() => {
      checkTaker(work({ quotes: 1 }), LEAVER, { ...nobody, canBeTaken: false });
    }).not.toThrow();
    expect(() => {
      checkTaker(NO_WORK, LEAVER, nobody);
    }).not.toThrow();
    expect(() => {
      checkTaker(NO_WORK, LEAVER, { takerId: 'nobody', taker: null, canBeTaken: true });
    }).toThrow('The selected person cannot take this work.');
  });

  it('is asked for where people can have any', () => {
    expect(holdersOf('COWBELL')).toEqual(['account', 'quote', 'claims']);
    expect(holdersOf('AGENCY')).toEqual(['account']);
    expect(holdersOf('CUSTOMER')).toEqual([]);
  });
});
