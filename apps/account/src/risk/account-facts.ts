import type { Country } from '@palisade/kernel';
import type { CompanySignals, Hazard, SecurityAnswers } from '@palisade/trade';
import { schemeOf } from '../domain/industries';
import type { AccountFirmographics, PolicyContact } from '../domain/company';
import { isContactComplete } from '../domain/company';
import type { AssessmentFacts } from '../domain/risk/assess-account';
import type { ProfileFacts } from '../domain/risk/profile-score';
import type { IndustryOf } from './usual-factors';
import { industryClass } from '../industries/industry-lists';

/** What an account, stored or about to be, says of its risk. */
export interface AssessedAccount extends AccountFirmographics {
  country: Country;
  addressVerified: boolean;
  noDomainAttested: boolean;
  securityAnswers: SecurityAnswers;
  policyContact: PolicyContact | null;
}

/** What the completeness of an account is judged by. */
export const profileFactsOf = (account: AssessedAccount): ProfileFacts => ({
  ...account,
  isContactComplete: isContactComplete(account.policyContact),
});

/** What the score of an account is made from. */
export const assessmentFactsOf = (
  account: AssessedAccount,
  signals: CompanySignals,
): AssessmentFacts => ({ ...profileFactsOf(account), hazard: hazardOf(account), ...signals });

/** The hazard of an account's industry; null while that is not known. */
export function hazardOf({
  country,
  naicsCode,
  sicCode,
}: Pick<AssessedAccount, 'country' | 'naicsCode' | 'sicCode'>): Hazard | null {
  const code = naicsCode ?? sicCode;
  return (code !== null && industryClass(schemeOf(country), code)?.hazard) || null;
}

/** The industry that an account is compared with. */
export const industryOfAccount = (
  account: Pick<AssessedAccount, 'country' | 'naicsCode' | 'sicCode'>,
): IndustryOf => ({
  country: account.country,
  code: account.naicsCode ?? account.sicCode,
  hazard: hazardOf(account),
});
