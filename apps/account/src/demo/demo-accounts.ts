import type { KnownCompany } from '../domain/company';
import { DEMO_COMPANIES } from './demo-companies';

/** Ids of demo data are fixed: the customer organisation of this account has the same. */
const RED_ROCK_DENTAL_ID = '01900000-0000-7000-8000-000000000004';

/** An account that the demo begins with. */
export interface DemoAccount {
  id?: string;
  /** Name of the agency or aggregator that made it. */
  owner: string;
  /** Which of its teams; the first by name when absent. */
  team?: string;
  company: KnownCompany;
}

const ownedBy =
  (owner: string, team?: string) =>
  (name: string): DemoAccount => {
    const company = DEMO_COMPANIES.find((known) => known.name === name);
    if (!company) throw new Error(`No demo company is called "${name}".`);
    return { owner, team, company };
  };

const HARBORLINE = 'Harborline Insurance Partners';
const RED_ROCK_DENTAL = ownedBy(HARBORLINE, 'Main Team')('Red Rock Dental');

const OF_MAIN_TEAM = [
  'Alder Creek Logistics',
  'Bright Fork Bakery',
  'Cedar Point Accounting',
  'Dune Harbor Hotels',
];
const OF_WEST_COAST = ['Eastgate Orthopedics', 'Fogline Coffee Roasters', 'Granite Bay Builders'];
const OF_TECHNOLOGY = [
  'Helio Data Systems',
  'Ironleaf Software',
  'Juniper Lane Analytics',
  'Kestrel Cloud Hosting',
];
const OF_KINGSGATE = [
  'Ashdown Veterinary Group',
  'Briar Lane Architects',
  'Cobalt Quay Shipping',
  'Dovecote Publishing',
];

/** Clients that the sales people have as leads. */
export const DEMO_LEADS = ['Bright Fork Bakery', 'Helio Data Systems', 'Granite Bay Builders'];

/** Business that was sent in, by the name of a client or of a company that is none yet. */
export const DEMO_SUBMISSIONS = [
  { agency: HARBORLINE, accountName: 'Cedar Point Accounting' },
  { agency: HARBORLINE, accountName: 'Tamarack Outdoor Supply' },
  { agency: HARBORLINE, accountName: 'Dune Harbor Hotels', businessType: 'Renewal' },
  { agency: 'Kingsgate Brokers', accountName: 'Ashdown Veterinary Group' },
] as const;

/** Accounts of several owners, so that each sees its own. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { ...RED_ROCK_DENTAL, id: RED_ROCK_DENTAL_ID },
  ...OF_MAIN_TEAM.map(ownedBy(HARBORLINE, 'Main Team')),
  ...OF_WEST_COAST.map(ownedBy(HARBORLINE, 'West Coast')),
  ...OF_TECHNOLOGY.map(ownedBy(HARBORLINE, 'Technology')),
  ...OF_KINGSGATE.map(ownedBy('Kingsgate Brokers')),
  ...['Lantern Bay Marine', 'Marsh Tide Fisheries'].map(ownedBy('Bluecoast Agency', 'Main Team')),
  ...['Oakhurst Pharmacy', 'Pinewood Realty', 'Quarry Lake Winery'].map(
    ownedBy('Hourglass Brokers'),
  ),
  ownedBy('Brightpath Digital')('Northfield Clinics'),
];
