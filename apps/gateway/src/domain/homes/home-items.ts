import type { AccountType } from '@palisade/kernel';
import type { HomeTimes } from './home-period';

/** What a figure counts in. */
export const HOME_UNITS = ['COUNT', 'MONEY', 'PERCENT'] as const;

export type HomeUnit = (typeof HOME_UNITS)[number];

/** How a chart is drawn: months in a row, or groups by their size. */
export const CHART_KINDS = ['MONTHS', 'GROUPS'] as const;

export type ChartKind = (typeof CHART_KINDS)[number];

/** Rows of a list; beyond so many it stops counting. */
export interface Counted {
  count: number;
  isLowerBound: boolean;
}

/** Rows of one kind; the premium in currency units. */
export interface Bucket {
  key: string;
  label: string;
  count: number;
  premium: number;
  /** How many of them are new business; left out where none are told apart. */
  newBusiness?: number;
  /** How many of these were bound, whatever became of them; left out where all are. */
  bound?: number;
  /** What is incurred beside it; left out where it is not told. */
  incurred?: number;
}

/** Of the quotes made in a time: all that are counted, the new business, what of it was ever bound. */
export interface QuotedFigures {
  count: number;
  newBusiness: number;
  bound: number;
  premium: number;
}

/** Of the policies issued in a time. */
export interface IssuedFigures {
  count: number;
  premium: number;
}

/** What the quote service says for a home. */
export interface QuotePart {
  toFinish: number;
  withUnderwriter: number;
  referred: number;
  inReview: number;
  toSign: number;
  toBind: number;
  current: QuotedFigures;
  previous: QuotedFigures;
  byStatus: Bucket[];
  byProduct: Bucket[];
  byAgency: Bucket[];
  decidedToday: number;
  decisions: Bucket[];
  referralReasons: Bucket[];
  declineReasons: Bucket[];
}

/** What the policy service says for a home. */
export interface PolicyPart {
  inForce: number;
  unpaid: number;
  expiring: Counted;
  offersUnsent: Counted;
  current: IssuedFigures;
  previous: IssuedFigures;
  byMonth: Bucket[];
  byProduct: Bucket[];
  byState: Bucket[];
  byIndustry: Bucket[];
  byAgency: Bucket[];
  byLimit: Bucket[];
}

/** What the claims service says of claims files, in currency units. */
export interface ClaimsFilesPart {
  byMonth: { month: string; count: number; incurred: number }[];
  byStatus: { status: string; count: number }[];
}

/** What is earned month by month, each by its first day that is counted. */
export interface EarnedPart {
  points: { date: string; earnedPremium: number }[];
}

/** A page of a list of which the number of its rows is meant; without the second it is exact. */
export interface PagePart {
  totalElements: number;
  totalIsLowerBound?: boolean;
}

/** The desk of renewals: how many policies each stage has; those alone that occur. */
export interface RenewalsPart {
  counts: { filter: Readonly<Record<string, number>> };
}

/** What the services answer. */
export interface HomeParts {
  quotes: QuotePart;
  policies: PolicyPart;
  renewals: RenewalsPart;
  filedClaims: PagePart;
  unfiledClaims: PagePart;
  claimsFiles: ClaimsFilesPart;
  reportsDue: PagePart;
  earned: EarnedPart;
  clients: PagePart;
  weakClients: PagePart;
  newSubmissions: PagePart;
  openSubmissions: PagePart;
  nameRequests: PagePart;
  agencies: PagePart;
  outstanding: { currency: string; total: number }[];
  overdue: PagePart;
  commissions: { outstanding: number; unreleased: number };
  cessions: { totals: { currency: string; cededPremium: number; net: number }[] };
  apiCalls: { totalCalls: number; successCalls: number };
}

export type PartName = keyof HomeParts;

/** For whom and what time a home is read. */
export interface HomeAsked extends HomeTimes {
  /** Who reads it. */
  userId: string;
  currency: 'USD' | 'GBP';
  teamId?: string | undefined;
  agencyId?: string | undefined;
}

interface Item {
  key: string;
  types: readonly AccountType[];
  /** The list of the console that proves it. */
  list: string;
  query: (asked: HomeAsked) => string;
}

export interface FigureItem extends Item {
  unit: HomeUnit;
  part: PartName;
  read: (parts: HomeParts, asked: HomeAsked) => { value: number | null; previous?: number | null };
}

export interface TaskItem extends Item {
  part: PartName;
  read: (parts: HomeParts) => Counted;
}

export interface ChartItem extends Item {
  kind: ChartKind;
  /** The filter of the list that takes the key of a group, where there is one. */
  narrows?: string;
  part: PartName;
  /** What it is compared with: without it there is no chart. */
  beside?: PartName;
  read: (parts: HomeParts) => Bucket[];
}
