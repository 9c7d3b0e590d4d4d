import type { AccountType } from '@palisade/kernel';
import { DomainError, invalidField } from '@palisade/kernel';

/** What somebody can have open, by the service that holds it. */
export const WORK_HOLDERS = {
  account: ['submissions', 'accounts'],
  quote: ['quotes'],
  claims: ['claims'],
} as const;
export type WorkHolder = keyof typeof WORK_HOLDERS;
export type WorkKind = (typeof WORK_HOLDERS)[WorkHolder][number];

/** How much of each kind somebody has open. */
export type OpenWork = Readonly<Record<WorkKind, number>>;

export const NO_WORK: OpenWork = { submissions: 0, accounts: 0, quotes: 0, claims: 0 };

/** Which services hold work of people of an account type: the provider's desks, an agency's clients. */
const HOLDERS: Readonly<Partial<Record<AccountType, readonly WorkHolder[]>>> = {
  COWBELL: ['account', 'quote', 'claims'],
  AGENCY: ['account'],
};

export const holdersOf = (accountType: AccountType): readonly WorkHolder[] =>
  HOLDERS[accountType] ?? [];

/** Somebody who leaves, or who could take the work. */
export interface Colleague {
  id: string;
  organizationId: string;
  enabled: boolean;
  removed: boolean;
  permissions: readonly string[];
  authorityLevel: number | null;
}

/** What each kind of work asks of whoever takes it. */
const MAY_TAKE: Readonly<Record<WorkKind, (taker: Colleague) => boolean>> = {
  submissions: ({ permissions }) => permissions.includes('submission:view'),
  accounts: ({ permissions }) => permissions.includes('account:view'),
  quotes: ({ permissions, authorityLevel }) =>
    authorityLevel !== null && permissions.includes('underwriting:underwrite'),
  claims: ({ permissions }) => permissions.includes('claim:reserve'),
};

const kindsOf = (work: OpenWork): WorkKind[] =>
  (Object.keys(MAY_TAKE) as WorkKind[]).filter((kind) => work[kind] > 0);

/** Whether there is anything that somebody has to take. */
export const hasWork = (work: OpenWork): boolean => kindsOf(work).length > 0;

/** Whether somebody may have all the open work of a colleague who leaves. */
export function mayTake(work: OpenWork, leaver: Colleague, taker: Colleague): boolean {
  const isColleague = taker.id !== leaver.id && taker.organizationId === leaver.organizationId;
  const isThere = taker.enabled && !taker.removed;
  return isColleague && isThere && kindsOf(work).every((kind) => MAY_TAKE[kind](taker));
}

/** Who is named to take the work, and who is there to choose from. */
export interface NamedTaker {
  takerId: string | undefined;
  taker: Colleague | null;
  /** Whether a colleague of the leaver may have all of it. */
  canBeTaken: boolean;
}

/** Nobody leaves work open that a colleague may have: throws unless one who may is named. */
export function checkTaker(work: OpenWork, leaver: Colleague, named: NamedTaker): void {
  const pointer = '/workGoesTo';
  if (named.takerId === undefined) {
    if (!hasWork(work) || !named.canBeTaken) return;
    const detail = 'Choose who takes the open work of this person.';
    throw new DomainError('OPEN_WORK', detail, 409, [{ pointer, detail }]);
  }
  if (named.taker && mayTake(work, leaver, named.taker)) return;
  throw invalidField('TAKER_INVALID', 'The selected person cannot take this work.', pointer);
}
