import type { Product } from '@palisade/trade';

/** How far a demo quote is taken. */
export type DemoStep =
  | 'draft'
  | 'cart'
  | 'indication'
  | 'ready'
  | 'sent'
  | 'signRequested'
  | 'referred'
  | 'lost'
  | 'declined'
  | 'bound';

/** A quote that the demo begins with; account, product and preset name it. */
export interface DemoQuote {
  account: string;
  product: Product;
  presetName: 'BASIC' | 'POPULAR' | 'ELITE';
  /** Aggregate limit in currency units. */
  limit: number;
  step: DemoStep;
  /** Days from today on which cover starts, negative for the past; the usual ones when absent. */
  startsIn?: number;
}

type Line = [
  product: Product,
  presetName: DemoQuote['presetName'],
  limit: number,
  step: DemoStep,
  startsIn?: number,
];

const of = (account: string, ...lines: Line[]): DemoQuote[] =>
  lines.map(([product, presetName, limit, step, startsIn]) => ({
    account,
    product,
    presetName,
    limit,
    step,
    startsIn,
  }));

// What is bound comes last of its account and product: it closes what is open beside it.
export const DEMO_QUOTES: readonly DemoQuote[] = [
  ...of(
    'Red Rock Dental',
    ['P250', 'BASIC', 1_000_000, 'ready'],
    ['P250', 'POPULAR', 2_000_000, 'bound', -5],
    ['P250_S', 'ELITE', 3_000_000, 'signRequested'],
  ),
  ...of(
    'Alder Creek Logistics',
    ['P250', 'POPULAR', 1_000_000, 'bound', -6],
    ['P250_S', 'ELITE', 3_000_000, 'ready'],
  ),
  ...of(
    'Bright Fork Bakery',
    ['P250', 'BASIC', 1_000_000, 'signRequested'],
    ['P250', 'ELITE', 2_000_000, 'lost'],
  ),
  ...of(
    'Cedar Point Accounting',
    ['P250', 'POPULAR', 1_000_000, 'bound', -3],
    ['P100', 'BASIC', 1_000_000, 'ready'],
  ),
  ...of(
    'Dune Harbor Hotels',
    ['P250', 'POPULAR', 2_000_000, 'referred'],
    ['P250_S', 'POPULAR', 2_000_000, 'ready'],
  ),
  ...of(
    'Eastgate Orthopedics',
    ['P250', 'BASIC', 1_000_000, 'indication'],
    ['P250_S', 'POPULAR', 1_000_000, 'bound', -4],
  ),
  ...of(
    'Fogline Coffee Roasters',
    ['P250', 'POPULAR', 1_000_000, 'sent'],
    ['P250', 'ELITE', 3_000_000, 'draft'],
  ),
  ...of('Granite Bay Builders', ['P250_S', 'POPULAR', 2_000_000, 'bound', 21]),
  ...of(
    'Helio Data Systems',
    ['P250', 'ELITE', 3_000_000, 'referred'],
    ['PRIME_CLOUD', 'POPULAR', 1_000_000, 'ready'],
  ),
  ...of(
    'Ironleaf Software',
    ['P250', 'POPULAR', 1_000_000, 'declined'],
    ['P250_S', 'POPULAR', 1_000_000, 'cart'],
    ['P250_S', 'ELITE', 2_000_000, 'cart'],
  ),
  ...of('Juniper Lane Analytics', ['P250', 'BASIC', 1_000_000, 'sent']),
  ...of(
    'Kestrel Cloud Hosting',
    ['P250', 'POPULAR', 1_000_000, 'draft'],
    ['P250_S', 'POPULAR', 1_000_000, 'bound', -2],
  ),
  ...of('Ashdown Veterinary Group', ['P_ONE', 'POPULAR', 1_000_000, 'bound', -6]),
  ...of(
    'Briar Lane Architects',
    ['P_ONE', 'BASIC', 1_000_000, 'signRequested'],
    ['P_ONE', 'ELITE', 2_000_000, 'cart'],
  ),
  ...of(
    'Cobalt Quay Shipping',
    ['P_ONE', 'BASIC', 1_000_000, 'lost'],
    ['P_ONE', 'POPULAR', 1_000_000, 'bound', 30],
  ),
  ...of(
    'Dovecote Publishing',
    ['P_ONE', 'POPULAR', 1_000_000, 'ready'],
    ['P_ONE', 'ELITE', 2_000_000, 'draft'],
  ),
  // Its agency is billed, and is late.
  ...of(
    'Lantern Bay Marine',
    ['P250', 'BASIC', 1_000_000, 'ready'],
    ['P250', 'POPULAR', 1_000_000, 'bound', -5],
  ),
  ...of('Marsh Tide Fisheries', ['P250', 'BASIC', 1_000_000, 'indication']),
  ...of('Oakhurst Pharmacy', ['P250', 'POPULAR', 1_000_000, 'ready']),
  ...of('Pinewood Realty', ['P250', 'POPULAR', 1_000_000, 'bound', -3]),
  ...of('Quarry Lake Winery', ['P250', 'POPULAR', 1_000_000, 'bound', -3]),
];

/** The agents who make them, by the name of their agency; ids of demo data are fixed. */
export const DEMO_AGENTS: Readonly<Record<string, string>> = {
  'Harborline Insurance Partners': '01900000-0000-7000-8002-000000000003',
  'Kingsgate Brokers': '01900000-0000-7000-8002-000000000004',
  'Bluecoast Agency': '01900000-0000-7000-8002-000000000014',
  'Hourglass Brokers': '01900000-0000-7000-8002-000000000017',
};

/** The agency of the demo that is billed itself. */
export const DEMO_BILLED_AGENCY = 'Bluecoast Agency';

/** The underwriter of the demo data. */
export const DEMO_UNDERWRITER = '01900000-0000-7000-8002-000000000002';

/** Policyholders who can sign in: first and last name, and address. */
export const DEMO_HOLDERS: Readonly<Record<string, [string, string, string]>> = {
  'Red Rock Dental': ['Rosa', 'Delgado', 'holder@redrockdental.example'],
};

/** Every answer that binding needs. */
export const DEMO_ANSWERS = {
  claimHistory: 0,
  mfaCloud: true,
  mfaRemote: true,
  mfaAdmin: true,
  edrDeployed: true,
  incidentResponsePlan: true,
  isSecurityTraining: true,
  useEncryption: true,
  backupFrequency: 'WEEKLY',
  patchingFrequency: 'WEEKLY',
  civilOrCriminalAction: false,
  pendingLitigation: false,
  securityBreachRequiringNotification: false,
  lossInBusinessIncome: false,
  pastCyberIncident: false,
} as const;
