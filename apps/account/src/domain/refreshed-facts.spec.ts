import type { Company } from './company';
import type { FactSource } from './client-facts';
import { refreshedFacts } from './refreshed-facts';

const COMPANY: Company = {
  cbid: 'US-000001',
  name: 'Red Rock Dental',
  address1: '12 Main Street',
  city: 'Phoenix',
  state: 'AZ',
  zipCode: '85004',
  country: 'USA',
  phone: null,
  domainName: null,
  industryCode: '621210',
  primaryIndustry: null,
  secondaryIndustry: null,
  revenue: 264_000_000,
  employees: 24,
  yearEstablished: 1998,
  records: null,
  ownershipType: null,
  entityType: null,
  dunsNumber: null,
};
const of = (source: FactSource) => ({ revenue: { source, at: '2026-01-01T00:00:00Z', by: null } });

describe('refreshedFacts', () => {
  it.each([
    ['DIRECTORY', true],
    ['SCAN', true],
    ['TYPED', false],
    ['AGENT_ATTESTED', false],
  ] as const)('of a fact that is %s', (source, isTaken) => {
    expect('revenue' in refreshedFacts(COMPANY, of(source))).toBe(isTaken);
  });

  it('keeps what the directory does not know, and takes what nobody knew yet', () => {
    const facts = refreshedFacts(COMPANY, {});
    expect(facts).toMatchObject({ revenue: COMPANY.revenue, naicsCode: COMPANY.industryCode });
    expect(facts).not.toHaveProperty('sicCode');
  });
});
