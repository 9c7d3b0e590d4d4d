import type { CodeHolder, TeamMember } from '@palisade/kernel';
import { limitingTeams } from '@palisade/kernel';

/** What the rules below need of a query. */
export interface Narrowable {
  andWhere(condition: string, parameters?: Record<string, unknown>): this;
}

/** The columns of a query that say which quote, policy and claim a row belongs to. */
export interface OpenedBy {
  quote?: string;
  policy?: string;
  claim?: string;
}

/** Narrows a query of an agency's rows to those of the caller's teams, listed in the column. */
export function withinTeams<Query extends Narrowable>(
  query: Query,
  member: TeamMember,
  column: string,
): Query {
  const teamIds = limitingTeams(member);
  return teamIds ? query.andWhere(`${column} && cast(:teamIds as uuid[])`, { teamIds }) : query;
}

/** Narrows a query to what a one-time code opens: nothing where no column says what that is. */
export function withinCode<Query extends Narrowable>(
  query: Query,
  holder: CodeHolder,
  { quote, policy, claim }: OpenedBy = {},
): Query {
  const { onlyQuoteId, onlyPolicyId, onlyClaimId } = holder;
  if (onlyQuoteId !== null) {
    query.andWhere(quote ? `${quote} = :onlyQuoteId` : 'false', { onlyQuoteId });
  }
  if (onlyPolicyId !== null) {
    query.andWhere(policy ? `${policy} = :onlyPolicyId` : 'false', { onlyPolicyId });
  }
  if (onlyClaimId !== null) {
    query.andWhere(claim ? `${claim} = :onlyClaimId` : 'false', { onlyClaimId });
  }
  return query;
}
