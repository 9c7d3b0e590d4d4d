import type { BulkColumn } from './bulk-columns';
import type { BulkFacts } from './bulk-row';
import { bulkRow } from './bulk-row';

const GOOD: Partial<Record<BulkColumn, string>> = {
  name: 'Alder Creek Dental',
  phone: '7025550134',
  address1: '10 Canyon Road',
  city: 'Las Vegas',
  state: 'nevada',
  zipCode: '89101',
};
const INDUSTRY = {
  code: '621210',
  primaryIndustry: 'Health Care',
  secondaryIndustry: 'Offices of Dentists',
  isDuplicate: false,
};
const FACTS: Omit<BulkFacts, 'mapping'> = {
  agencyId: 'agency',
  aggregatorId: null,
  by: 'person',
  now: new Date('2026-01-15T12:00:00Z'),
  thisYear: 2026,
  industryOf: (_, code) => (code === INDUSTRY.code ? INDUSTRY : undefined),
  isBlocked: (domain) => domain === 'spam.example',
  country: 'USA',
  teams: [
    { id: 'main', name: 'Main Team' },
    { id: 'west', name: 'West' },
  ],
  defaultTeamId: 'main',
  newId: () => 'id',
};

function read(change: Partial<Record<BulkColumn, string>>) {
  const cells = { ...GOOD, ...change };
  const mapping = Object.keys(cells) as BulkColumn[];
  return bulkRow(Object.values(cells), { ...FACTS, mapping });
}

describe('a row of a bulk upload', () => {
  it.each<[Partial<Record<BulkColumn, string>>, object]>([
    [{}, { state: 'NV', phone: '+17025550134', teamIds: ['main'], agencyId: 'agency' }],
    [{ team: 'west' }, { teamIds: ['west'] }],
    [
      { state: 'MA', city: 'Boston', zipCode: '2108' },
      { state: 'MA', zipCode: '02108' },
    ],
    [{ revenue: '$1,250,000.50' }, { revenue: 125_000_050 }],
    [{ percentInternationalSales: '5 %' }, { percentInternationalSales: 5 }],
    [{ name: '365' }, { name: '365' }],
    [{ phone: '702-555-0134 ext. 12' }, { phone: '+17025550134x12' }],
    [{ city: "O'Fallon", state: 'MO', zipCode: '63366' }, { city: "O'Fallon" }],
    [{ industryCode: '621210 Dentists' }, { naicsCode: '621210', primaryIndustry: 'Health Care' }],
    [{ domainName: 'https://www.Alder.example/x' }, { domainName: 'alder.example' }],
    [{ isFranchise: 'yes', franchiseSystemConnectivity: 'N' }, { isFranchise: true }],
    [
      {
        country: 'UK',
        state: '',
        city: 'Leeds',
        zipCode: 'ls1 4ap',
        phone: '0113 496 0000',
        ownershipType: 'private',
      },
      { country: 'GBR', zipCode: 'LS1 4AP', ownershipType: 'Private' },
    ],
  ])('with %j is a client with %j', (change, account) => {
    expect(read(change)).toMatchObject({ errors: null, account });
  });

  it.each<[Partial<Record<BulkColumn, string>>, string[]]>([
    [{ name: '' }, ['Company: Name is a required field']],
    [{ state: '' }, ['State: State field is required']],
    [{ team: 'North' }, ['Team: you have no team "North"']],
    [{ revenue: 'much' }, ['Revenue: "much" is no number']],
    [{ revenue: '5%' }, ['Revenue: "5%" is no number']],
    [{ revenue: '0' }, ['Revenue: must be at least 1']],
    [{ yearEstablished: '2030' }, ['Year established: must be a year from 1500 to 2026']],
    [{ noOfEmployeesAll: '2.5' }, ['Employees: must be a whole number']],
    [{ industryCode: '999999' }, ['Industry code: Unknown industry code']],
    [{ isFranchise: 'maybe' }, ['Franchise: "maybe" is neither yes nor no']],
    [{ country: 'France' }, ['Country: "France" is neither the US nor the UK']],
    [{ country: 'Jersey' }, ['Country: We do not insure in Jersey.']],
    [{ state: 'Puerto Rico' }, ['State: We do not insure in Puerto Rico.']],
    [{ industryCode: '5411' }, ['Industry code: "5411" may be a code of NAICS or of the US SIC']],
    [{ revenue: '250.000' }, ['Revenue: "250.000" may be 250 or 250,000']],
    [{ revenue: '€5,000' }, ['Revenue: "€5,000" is in EUR, and USD is asked for']],
    [{ dbaOrTradestyle: 'x'.repeat(201) }, ['Trade style: must be 200 characters long at most']],
    [{ zipCode: '10001' }, ['ZIP code: This ZIP Code lies in NY']],
    [
      { phone: '1', city: '7', domainName: 'spam.example' },
      ['Phone: ', 'City: Invalid City', 'Domain: Invalid Domain! Try a different domain name.'],
    ],
  ])('with %j is refused with all that is wrong', (change, errors) => {
    const row = read(change);
    expect(row.account).toBeNull();
    for (const error of errors) {
      expect(row.errors).toContainEqual(expect.stringContaining(error));
    }
  });
});
