import type { AgencyFacts } from './agency-terms';
import { changedTerms, checkAgency, checkUnused } from './agency-terms';

const agency: AgencyFacts = {
  contactPhone: '+17025550134',
  region: 'US',
  commission: 15,
  additionalBrokerFee: 0,
  isWholesale: false,
  isAppointed: true,
  agencyBilled: false,
  noticesByHand: false,
  canIssue: false,
  paymentTerms: null,
  programs: ['Retail'],
  levels: [{ name: 'Small', minRevenue: null, maxRevenue: 500 }],
};

describe('the terms of an agency', () => {
  it.each([
    ['nothing', {}, []],
    ['what is no term', { contactPhone: '+17025550135' }, []],
    ['the commission', { commission: 17.5 }, ['commission']],
    [
      'a list',
      { programs: ['Retail', 'Wholesale'], agencyBilled: true },
      ['agencyBilled', 'programs'],
    ],
    ['a level', { levels: [] }, ['levels']],
  ])('change with %s', (_, patch, expected) => {
    expect(changedTerms(agency, { ...agency, ...patch })).toEqual(expected);
  });

  const level = (minRevenue: number | null, maxRevenue: number | null) => ({
    levels: [{ name: 'A', minRevenue, maxRevenue }],
  });
  it.each([
    ['as they are', {}, []],
    ['with an open level', level(5, null), []],
    ['with a level of one revenue', level(5, 5), []],
    ['with a level upside down', level(6, 5), ['/levels/0/minRevenue']],
    ['without a telephone', { contactPhone: null }, ['/contactPhone']],
    ['with a telephone of the other edition', { region: 'UK' as const }, ['/contactPhone']],
  ])('are checked %s', (_, patch, pointers) => {
    const faults = (): string[] => {
      try {
        checkAgency({ ...agency, ...patch });
        return [];
      } catch (error) {
        return (error as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer);
      }
    };
    expect(faults()).toEqual(pointers);
  });
});

describe('an agency', () => {
  it.each([
    [{ clients: 0, policies: 0, parents: 0 }, null],
    [{ clients: 1, policies: 2, parents: 0 }, 'The agency is still in use: 1 client, 2 policies.'],
    [
      { clients: 0, policies: 0, parents: 1 },
      'The agency is still in use: 1 cluster or aggregator.',
    ],
  ])('that is used by %j can go: %s', (use, message) => {
    const go = (): void => checkUnused(use);
    if (message === null) expect(go).not.toThrow();
    else expect(go).toThrow(message);
  });
});
