import type { DemoOrganization } from './demo-organizations';

/** A person of the demo data. */
export interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  organization: DemoOrganization;
  role: string;
  /** Names of teams; the default team when left out. */
  teams?: string[];
  npn?: string;
  authorityLevel?: number;
  passwordExpires?: Date;
}

/** Those who are offered on the sign-in page, by the persona that each shows. */
export const PERSONAS = {
  admin: {
    firstName: 'Avery',
    lastName: 'Stone',
    email: 'admin@palisade.example',
    organization: 'palisade',
    role: 'Super Admin',
    authorityLevel: 3,
  },
  underwriter: {
    firstName: 'Imogen',
    lastName: 'Marsh',
    email: 'underwriter@palisade.example',
    organization: 'palisade',
    role: 'Underwriter',
    authorityLevel: 2,
  },
  agency: {
    firstName: 'Nora',
    lastName: 'Vale',
    email: 'agent@harborline.example',
    organization: 'harborline',
    role: 'Agency Admin',
    npn: '10234567',
  },
  brokerage: {
    firstName: 'Callum',
    lastName: 'Reid',
    email: 'broker@kingsgate.example',
    organization: 'kingsgate',
    role: 'Agency Admin',
  },
  customer: {
    firstName: 'Rosa',
    lastName: 'Delgado',
    email: 'holder@redrockdental.example',
    organization: 'redRockDental',
    role: 'Policy Holder',
  },
  da: {
    firstName: 'Theo',
    lastName: 'Lindqvist',
    email: 'da@brightpath.example',
    organization: 'brightpath',
    role: 'Aggregator Admin',
  },
  mssp: {
    firstName: 'Priya',
    lastName: 'Nair',
    email: 'mssp@sentrywatch.example',
    organization: 'sentrywatch',
    role: 'MSSP Admin',
  },
  carrier: {
    firstName: 'Walter',
    lastName: 'Brandt',
    email: 'carrier@northwall.example',
    organization: 'northwall',
    role: 'Carrier Admin',
  },
  vendor: {
    firstName: 'Jun',
    lastName: 'Okafor',
    email: 'vendor@breachworks.example',
    organization: 'breachworks',
    role: 'Vendor User',
  },
  cluster: {
    firstName: 'Helena',
    lastName: 'Duarte',
    email: 'cluster@meridian.example',
    organization: 'meridian',
    role: 'Cluster Admin',
  },
  reinsurer: {
    firstName: 'Otto',
    lastName: 'Keller',
    email: 'reinsurer@deepkeel.example',
    organization: 'deepkeel',
    role: 'Reinsurer User',
  },
  premiumprocessor: {
    firstName: 'Mina',
    lastName: 'Cole',
    email: 'processor@evenpay.example',
    organization: 'evenpay',
    role: 'Processor User',
  },
} as const satisfies Record<string, DemoPerson>;

/**
 * People beside them: the walls between teams and agencies, a password grown old, and whom
 * the administrator needs for what two people decide.
 */
export const NEIGHBOURS: readonly DemoPerson[] = [
  {
    firstName: 'Eli',
    lastName: 'Tran',
    email: 'producer@harborline.example',
    organization: 'harborline',
    role: 'Producer',
    teams: ['West Coast'],
    npn: '10234568',
  },
  {
    firstName: 'Dana',
    lastName: 'Brooks',
    email: 'agent@bluecoast.example',
    organization: 'bluecoast',
    role: 'Agency Admin',
    npn: '10876543',
  },
  {
    firstName: 'Ruth',
    lastName: 'Olden',
    email: 'treaties@northwall.example',
    organization: 'northwall',
    role: 'Carrier User',
    passwordExpires: new Date('2026-01-01T00:00:00Z'),
  },
  {
    firstName: 'Marcus',
    lastName: 'Hale',
    email: 'second.admin@palisade.example',
    organization: 'palisade',
    role: 'Super Admin',
    authorityLevel: 3,
  },
];

/** Who moves the clock of the demo's sandbox agency; offered on the sign-in page of a sandbox. */
export const CLOCK_KEEPER = {
  firstName: 'Ines',
  lastName: 'Sand',
  email: 'agent@hourglass.example',
  organization: 'hourglass',
  role: 'Agency Admin',
  npn: '10555123',
} as const satisfies DemoPerson;

/** The claims team: who works on files, and who decides above the authority of adjusters. */
export const CLAIMS_TEAM: readonly DemoPerson[] = [
  {
    firstName: 'Lena',
    lastName: 'Forde',
    email: 'adjuster@palisade.example',
    organization: 'palisade',
    role: 'Claims Adjuster',
  },
  {
    firstName: 'Amos',
    lastName: 'Wren',
    email: 'head.of.claims@palisade.example',
    organization: 'palisade',
    role: 'Head of Claims',
  },
];
