import type { Scope } from '@palisade/contracts';
import type { AccountType, TeamMember } from '@palisade/kernel';
import { sharesTeam } from '@palisade/kernel';
import type { Concerned, NoticeKind, NoticeRule } from './notice-rules';
import { neededFor, NOTICE_RULES } from './notice-rules';
import type { KnownAgent } from './notice-subject';

/** A person who may be told: somebody who can sign in now. */
export interface Candidate extends TeamMember {
  userId: string;
  email: string;
  organizationId: string;
  accountType: AccountType;
  permissions: readonly string[];
  /** Kinds that the person has switched off. */
  off: readonly NoticeKind[];
}

/** What happened, and who works on it. */
export interface Concern {
  rule: NoticeRule;
  scope: Scope;
  actorId: string;
  agent: KnownAgent | null;
  underwriterId: string | null;
  handlerId: string | null;
  /** The organisation that the event names. */
  ownerId: string | null;
}

/** Permissions of staff by which they stand in where nobody is named. */
export const STAND_IN: Readonly<Partial<Record<Concerned, string>>> = {
  INBOX: 'underwriting:view-inbox',
  CLAIMS: 'claim:manage',
  ACCOUNTING: 'billing:record',
  TERMS: 'agency:settings',
};

/**
 * Who is told of an event: those concerned who may see the row, never who did it, and never who
 * switched the kind off. Whoever is named for a row is told alone, also when that is nobody else.
 */
export function recipientsOf(concern: Concern, people: readonly Candidate[]): string[] {
  const able = people.filter((person) => maySee(person, concern));
  const told = concern.rule.concerns.flatMap((group) => GROUPS[group](able, concern));
  const heard = told.filter(
    ({ userId, off }) => userId !== concern.actorId && !off.includes(concern.rule.kind),
  );
  return [...new Set(heard.map(({ userId }) => userId))];
}

type Group = (able: Candidate[], concern: Concern) => Candidate[];

const staff = (able: Candidate[]): Candidate[] =>
  able.filter(({ accountType }) => accountType === 'COWBELL');

const standIns = (able: Candidate[], group: Concerned): Candidate[] =>
  staff(able).filter(({ permissions }) => permissions.includes(STAND_IN[group] ?? ''));

const GROUPS: Readonly<Record<Concerned, Group>> = {
  AGENCY: (able, { scope, agent }) => {
    const mine = able.filter(({ accountType }) => accountType === 'AGENCY');
    const agents = mine.filter((one) => isAgent(one, agent));
    if (agents.length) return agents;
    const team = mine.filter(({ teamIds }) => teamIds.some((id) => scope.teamIds.includes(id)));
    return team.length ? team : mine;
  },
  UNDERWRITER: (able, { underwriterId }) =>
    staff(able).filter(({ userId }) => userId === underwriterId),
  INBOX: (able, { underwriterId }) => {
    const named = staff(able).filter(({ userId }) => userId === underwriterId);
    return named.length ? named : standIns(able, 'INBOX');
  },
  CLAIMS: (able, { handlerId }) => {
    const named = staff(able).filter(({ userId }) => userId === handlerId);
    return named.length ? named : standIns(able, 'CLAIMS');
  },
  ACCOUNTING: (able) => standIns(able, 'ACCOUNTING'),
  TERMS: (able) => standIns(able, 'TERMS'),
  INSURED: (able) => able.filter(({ accountType }) => accountType === 'CUSTOMER'),
  ORGANIZATION: (able) => able,
};

/** Whether a person is the agent of a row, by the login or by the address. */
export const isAgent = (
  { userId, email }: Pick<Candidate, 'userId' | 'email'>,
  agent: KnownAgent | null,
): boolean =>
  agent !== null &&
  (agent.userId ? agent.userId === userId : agent.email.toLowerCase() === email.toLowerCase());

const isPermitted = (rule: NoticeRule, permissions: readonly string[]): boolean =>
  neededFor(rule).every((needed) => permissions.includes(needed));

/** Whether a row of a notice lies in what a person sees now. */
function maySee(person: Candidate, { rule, scope, ownerId }: Concern): boolean {
  if (!isPermitted(rule, person.permissions)) return false;
  const { accountType, organizationId } = person;
  if (rule.concerns.includes('ORGANIZATION')) {
    return organizationId === ownerId && TOLD_TO.ORGANIZATION.includes(accountType);
  }
  if (accountType === 'AGENCY') {
    return organizationId === scope.agencyId && sharesTeam(person, scope.teamIds);
  }
  if (accountType === 'CUSTOMER') return organizationId === scope.accountId && isShown(rule, scope);
  return accountType === 'COWBELL';
}

/** A policyholder sees a quote once it was sent or bound. */
const isShown = ({ permission }: NoticeRule, { quoteSent, quoteBound }: Scope): boolean =>
  permission !== 'quote:view' || quoteSent || quoteBound;

const TOLD_TO: Readonly<Record<Concerned, readonly AccountType[]>> = {
  AGENCY: ['AGENCY'],
  UNDERWRITER: ['COWBELL'],
  INBOX: ['COWBELL'],
  CLAIMS: ['COWBELL'],
  ACCOUNTING: ['COWBELL'],
  TERMS: ['COWBELL'],
  INSURED: ['CUSTOMER'],
  ORGANIZATION: ['AGENCY', 'COWBELL'],
};

/** The kinds that people of an account type with these permissions can be told of at all. */
export function kindsFor(
  accountType: AccountType,
  permissions: readonly string[],
): Set<NoticeKind> {
  const isTold = (rule: NoticeRule): boolean =>
    isPermitted(rule, permissions) &&
    rule.concerns.some(
      (group) =>
        TOLD_TO[group].includes(accountType) &&
        (accountType !== 'COWBELL' || isStandIn(group, permissions)),
    );
  const told = Object.values(NOTICE_RULES).filter(isTold);
  return new Set(told.map(({ kind }) => kind));
}

/** Staff hear as the named underwriter of a row, or where they may stand in. */
const isStandIn = (group: Concerned, permissions: readonly string[]): boolean =>
  permissions.includes(
    STAND_IN[group] ?? (group === 'UNDERWRITER' ? 'underwriting:underwrite' : 'webhook:view'),
  );
