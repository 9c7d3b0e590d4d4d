import { addDays, todayIn } from '@palisade/kernel';
import { FAIR_SCORE_MIN, PROFILE_SCORE_MIN, RENEWAL_DAYS } from '@palisade/trade';

/**
 * What a list of accounts can be narrowed to beside their statuses: Spec 3 §4, and those of which
 * an agency wishes another name.
 */
export const ACCOUNT_FILTERS = [
  'ACTIVE POLICY',
  'OPEN FOR RENEWAL',
  'NOT QUOTED YET',
  'POTENTIAL SUBMISSIONS',
  'NAME REQUESTS',
  'LOW SCORE',
] as const;

/** One of them. */
export type AccountFilter = (typeof ACCOUNT_FILTERS)[number];

const NOT_QUOTED = `account.status = 'Open' and not exists (
  select 1 from quote_of_account quoted where quoted.account_id = account.id)`;

/**
 * What each of them asks of a row of the table `account`, in SQL: a policy that ends soon, no quote
 * ever, of these what is known well enough to be quoted, whose name waits for staff, and whose latest score is poor.
 */
export const FILTER_CONDITIONS: Readonly<Record<AccountFilter, string>> = {
  'ACTIVE POLICY': `account.status = 'Active Policy'`,
  'OPEN FOR RENEWAL': `exists (
    select 1 from policy_of_account held
    where held.account_id = account.id and not held.ended and held.end_date <= :renewable)`,
  'NOT QUOTED YET': NOT_QUOTED,
  'POTENTIAL SUBMISSIONS': `${NOT_QUOTED} and account.profile_score >= ${PROFILE_SCORE_MIN}`,
  'NAME REQUESTS': `account.rename_request ->> 'status' = 'OPEN'`,
  'LOW SCORE': `account.score < ${FAIR_SCORE_MIN}`,
};

/** The last day of the policies that are open for renewal, as `:renewable` above. */
export const renewableBy = (now: Date): { renewable: string } => ({
  renewable: addDays(todayIn('UTC', now), RENEWAL_DAYS),
});
