import type { AccountType, FieldError, SignUpAccountType } from '@palisade/kernel';
import { DomainError, invalidField, isStaff, PRODUCER_NUMBER_MESSAGE } from '@palisade/kernel';

/** What a mailed invitation is for (Spec 1 §3). */
export const TOKEN_TYPES = [
  'NEW_ACCOUNT',
  'EXISTING_ACCOUNT',
  'EXISTING_USER',
  'QUOTE_SENT_NEW_USER',
  'QUOTE_SENT_EXISTING_USER',
  'QUOTE_LINK_NEW_AGENT',
  'QUOTE_LINK_EXISTING_AGENT',
] as const;
export type TokenType = (typeof TOKEN_TYPES)[number];

/** Why somebody is invited, before it is known whether the address has a login. */
export type InvitationReason = 'SIGN_UP' | 'JOIN' | 'QUOTE_SENT' | 'QUOTE_LINK';

const OF_NEW_PEOPLE: Record<InvitationReason, TokenType> = {
  SIGN_UP: 'NEW_ACCOUNT',
  JOIN: 'EXISTING_ACCOUNT',
  QUOTE_SENT: 'QUOTE_SENT_NEW_USER',
  QUOTE_LINK: 'QUOTE_LINK_NEW_AGENT',
};

const OF_KNOWN_PEOPLE: Record<InvitationReason, TokenType> = {
  SIGN_UP: 'EXISTING_USER',
  JOIN: 'EXISTING_USER',
  QUOTE_SENT: 'QUOTE_SENT_EXISTING_USER',
  QUOTE_LINK: 'QUOTE_LINK_EXISTING_AGENT',
};

export const tokenTypeFor = (reason: InvitationReason, hasLogin: boolean): TokenType =>
  (hasLogin ? OF_KNOWN_PEOPLE : OF_NEW_PEOPLE)[reason];

const JOINING: readonly TokenType[] = [
  'EXISTING_ACCOUNT',
  'QUOTE_SENT_NEW_USER',
  'QUOTE_LINK_NEW_AGENT',
];

/** Whether the invitation makes a login in an organisation that exists. */
export const joins = (type: TokenType): boolean => JOINING.includes(type);

/** The account of a person who has a login, or the one that invites the person. */
export interface WorkedFor {
  accountType: AccountType;
  organizationId: string | null;
}

/** Whether a person of one account may join another as well; the provider's is closed both ways. */
export const mayJoinAlso = (home: WorkedFor, joined: WorkedFor): boolean =>
  joined.organizationId !== null &&
  joined.organizationId !== home.organizationId &&
  !isStaff(home) &&
  !isStaff(joined);

/** Whether an invitation opens one more account to a person with a login. */
export const joinsAlso = ({
  tokenType,
  organizationId,
  roleId,
}: {
  tokenType: TokenType;
  organizationId: string | null;
  roleId: string | null;
}): boolean => tokenType === 'EXISTING_USER' && organizationId !== null && roleId !== null;

/** Whether the person states the own name; a quote knows it already (Spec 1 §5). */
export const asksForNames = (type: TokenType): boolean => type === 'EXISTING_ACCOUNT';

/** The refusal of an invitation that is unknown, old, used or replaced: all alike (Spec 1 §8). */
export const deadInvitation = (): DomainError =>
  new DomainError('LINK_EXPIRED', 'Link Expired/Not Found!', 404);

/** The same, where an account is joined (Spec 1 §8). */
export const deadJoin = (): DomainError =>
  new DomainError('LINK_EXPIRED', 'Email Setup Link Expired/Not Found!', 404);

/** An invitation for something else (Spec 1 §8). */
export const notForJoining = (): DomainError =>
  new DomainError('LINK_NOT_FOR_THIS', 'Authorization Failed for Token', 412);

/** The refusal of a sign-up by its invitation, whatever is wrong with it. */
export const notInvited = (): DomainError =>
  new DomainError(
    'INVITATION_REFUSED',
    'The invitation code or its link is not valid any more. Please ask for a new invitation.',
    412,
  );

/** Somebody signs up twice. */
export const hasLoginAlready = (): DomainError =>
  new DomainError('LOGIN_EXISTS', 'This address has a login already. Please sign in.', 412);

/** Somebody is invited, or comes, to an account that is open to that person already. */
export const joinedAlready = (errors: FieldError[] = []): DomainError =>
  new DomainError('JOINED_ALREADY', 'This person works in the account already.', 409, errors);

/** The domain of an address was blocked after the invitation. */
export const blockedAddress = (): DomainError =>
  new DomainError('BLACKLISTED_DOMAIN', 'This email domain is blacklisted.', 412);

/** What an invitation to sign up says of the account. */
export interface SignupFacts {
  invited: { tokenType: TokenType; accountType: AccountType };
  isCodeRight: boolean;
  accountType: SignUpAccountType;
  npn: string | undefined;
}

/** The NPN of a sign-up, which has two names (Entities §5.2); 400 for two that differ. */
export function producerNumberOf({
  npn,
  producerNo,
}: {
  npn?: string;
  producerNo?: string;
}): string | undefined {
  if (npn && producerNo && npn !== producerNo) {
    throw invalidField('NPN_TWICE', 'State the producer number once.', '/producerNo');
  }
  return npn ?? producerNo;
}

/** Lets an invited person sign up, or says why not. */
export function signUp({ invited, isCodeRight, accountType, npn }: SignupFacts): void {
  const isMeant = invited.tokenType === 'NEW_ACCOUNT' && invited.accountType === accountType;
  if (!isMeant || !isCodeRight) throw notInvited();
  if (accountType === 'CUSTOMER' || npn) return;
  throw invalidField('INVALID_REQUEST', PRODUCER_NUMBER_MESSAGE, '/npn');
}

/** Who may be invited to what: staff to a new account, everybody else to the own one. */
export function checkReach(
  reason: 'SIGN_UP' | 'JOIN',
  inviter: AccountType,
  accountType: AccountType,
): void {
  const isAllowed = reason === 'SIGN_UP' ? inviter === 'COWBELL' : inviter === accountType;
  if (!isAllowed) throw new DomainError('FORBIDDEN', 'You cannot invite to this account.', 403);
}

/** The names of a person who joins: stated where they are asked for, else those of the quote. */
export interface Names {
  firstName: string;
  lastName: string;
}

/** 400 for a name that is asked for and missing (Spec 1 §5). */
export function namesOf(
  type: TokenType,
  stated: Partial<Names>,
  known: { firstName: string | null; lastName: string | null },
): Names {
  const firstName = (asksForNames(type) ? stated.firstName : known.firstName)?.trim() ?? '';
  const lastName = (asksForNames(type) ? stated.lastName : known.lastName)?.trim() ?? '';
  const errors = [
    ...(firstName ? [] : [{ pointer: '/firstName', detail: 'First name is required' }]),
    ...(lastName ? [] : [{ pointer: '/lastName', detail: 'Last name is required' }]),
  ];
  if (!errors.length) return { firstName, lastName };
  const detail = errors.map((error) => error.detail).join('. ');
  throw new DomainError('INVALID_REQUEST', detail, 400, errors);
}
