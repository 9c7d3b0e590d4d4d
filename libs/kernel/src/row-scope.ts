import type { AccountType } from './account-types';

/** In which teams of an agency a caller works. */
export interface TeamMember {
  teamIds: readonly string[];
  /** The role sees the rows of all teams of its organisation. */
  seesAllTeams: boolean;
}

/** What a caller's one-time code opens, one of them; all are null for a caller without one. */
export interface CodeHolder {
  onlyQuoteId: string | null;
  onlyPolicyId: string | null;
  onlyClaimId: string | null;
}

/** Whether a caller acts for the provider, whose people see every row. */
export const isStaff = ({ accountType }: { accountType: AccountType }): boolean =>
  accountType === 'COWBELL';

/** Whether a caller comes from the provider, also while acting in an account they have entered. */
export const isFromStaff = ({ subscriberType }: { subscriberType: AccountType }): boolean =>
  subscriberType === 'COWBELL';

/** The teams whose rows alone a caller of an agency sees; null for all: who is in none is not limited. */
export const limitingTeams = ({ seesAllTeams, teamIds }: TeamMember): readonly string[] | null =>
  seesAllTeams || !teamIds.length ? null : teamIds;

/** Whether a caller of an agency sees a row that belongs to these teams. */
export function sharesTeam(member: TeamMember, teamIds: readonly string[]): boolean {
  const limiting = limitingTeams(member);
  return limiting === null || teamIds.some((id) => limiting.includes(id));
}

/** Whether a caller may give a row to a team: to one of their own, in some roles to any. */
export const mayUseTeam = ({ seesAllTeams, teamIds }: TeamMember, teamId: string): boolean =>
  seesAllTeams || teamIds.includes(teamId);

/** Whether a caller holds a one-time code, which opens one quote, policy or claim and nothing else. */
export const isConfined = ({ onlyQuoteId, onlyPolicyId, onlyClaimId }: CodeHolder): boolean =>
  onlyQuoteId !== null || onlyPolicyId !== null || onlyClaimId !== null;

/** Whether a row lies in what a one-time code opens; without a code every row does. */
export const opensRow = (
  { onlyQuoteId, onlyPolicyId, onlyClaimId }: CodeHolder,
  row: { quoteId: string | null; policyId: string | null; claimId?: string | null },
): boolean =>
  (onlyQuoteId === null || onlyQuoteId === row.quoteId) &&
  (onlyPolicyId === null || onlyPolicyId === row.policyId) &&
  (onlyClaimId === null || onlyClaimId === row.claimId);
