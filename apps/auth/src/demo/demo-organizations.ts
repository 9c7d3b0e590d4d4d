import type { NewOrganization } from '../people/organizations/organizations.service';
import type { NewTeam } from '../people/teams/teams.service';

/** Ids of demo data are fixed, so that every service seeds rows of the same organisations. */
const demoId = (kind: number, number: number): string =>
  `01900000-0000-7000-800${kind}-${String(number).padStart(12, '0')}`;

const organizationId = (number: number): string => demoId(0, number);
const teamId = (number: number): string => demoId(1, number);
export const userId = (number: number): string => demoId(2, number);

/** Also the id of its insured account. */
export const RED_ROCK_DENTAL_ID = organizationId(4);

const ORGANIZATIONS = {
  palisade: { accountType: 'COWBELL', name: 'Palisade', locationAlias: 'US' },
  harborline: {
    accountType: 'AGENCY',
    name: 'Harborline Insurance Partners',
    fullName: 'Harborline Insurance Partners LLC',
    locationAlias: 'US',
  },
  kingsgate: {
    accountType: 'AGENCY',
    name: 'Kingsgate Brokers',
    fullName: 'Kingsgate Brokers Limited',
    locationAlias: 'UK',
  },
  redRockDental: { accountType: 'CUSTOMER', name: 'Red Rock Dental', locationAlias: 'US' },
  brightpath: { accountType: 'DIGITAL', name: 'Brightpath Digital', locationAlias: 'US' },
  sentrywatch: { accountType: 'MSSP', name: 'Sentrywatch Security', locationAlias: 'US' },
  northwall: { accountType: 'CARRIER', name: 'Northwall Specialty', locationAlias: 'US' },
  breachworks: { accountType: 'VENDOR', name: 'Breachworks Response', locationAlias: 'US' },
  meridian: { accountType: 'CLUSTER', name: 'Meridian Cluster', locationAlias: 'US' },
  deepkeel: { accountType: 'RE_INSURER', name: 'Deepkeel Re', locationAlias: 'US' },
  evenpay: { accountType: 'PREMIUM_PROCESSOR', name: 'Evenpay', locationAlias: 'US' },
  bluecoast: { accountType: 'AGENCY', name: 'Bluecoast Agency', locationAlias: 'US' },
  fairbank: {
    accountType: 'CARRIER',
    name: 'Fairbank Mutual',
    locationAlias: 'US',
    enforceMfa: true,
  },
  hourglass: { accountType: 'AGENCY', name: 'Hourglass Brokers', locationAlias: 'US' },
} as const satisfies Record<string, Omit<NewOrganization, 'id'>>;

/** Name of a demo organisation in this folder. */
export type DemoOrganization = keyof typeof ORGANIZATIONS;

const names = Object.keys(ORGANIZATIONS) as DemoOrganization[];

export const demoOrganization = (name: DemoOrganization): NewOrganization => ({
  id: organizationId(names.indexOf(name) + 1),
  ...ORGANIZATIONS[name],
});

export const DEMO_ORGANIZATIONS: readonly NewOrganization[] = names.map(demoOrganization);

/** The agencies share their work among several teams; everybody else has the default team. */
const MORE_TEAMS: Partial<Record<DemoOrganization, string[]>> = {
  harborline: ['West Coast', 'Technology'],
  kingsgate: ['London Market'],
  bluecoast: ['Marine'],
};

const TEAMS = names.flatMap((organization) =>
  ['Main Team', ...(MORE_TEAMS[organization] ?? [])].map((name, index) => ({
    organization,
    name,
    isDefault: index === 0,
  })),
);

export const DEMO_TEAMS: readonly NewTeam[] = TEAMS.map(
  ({ organization, name, isDefault }, at) => ({
    id: teamId(at + 1),
    organizationId: demoOrganization(organization).id,
    name,
    isDefault,
  }),
);
