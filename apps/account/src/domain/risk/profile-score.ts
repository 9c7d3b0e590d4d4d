import type { SecurityAnswers } from '@palisade/trade';
import { PROFILE_SCORE_MIN, SECURITY_QUESTIONS, answerObservations } from '@palisade/trade';
import type { AccountFirmographics } from '../company';

// Spec 3 §4, quote builder.
const LOW_SCORE = 'Account needs more information to enable Request Quote';

/** What the completeness of an account is judged by. */
export interface ProfileFacts extends AccountFirmographics {
  addressVerified: boolean;
  /** Somebody answers for it that the company has no domain. */
  noDomainAttested: boolean;
  securityAnswers: SecurityAnswers;
  /** Whether name, e-mail and phone of the policy contact are known. */
  isContactComplete: boolean;
}

/** How complete an account is. */
export interface Profile {
  /** One point for each of ten parts. */
  profileScore: number;
  /** What would give a further point, by field. */
  missingFields: string[];
  /** Why no quote can be requested; null when one can. */
  errorMessage: string | null;
}

/** Counts the parts of an account that are known. */
export function profileOf(facts: ProfileFacts): Profile {
  const answered = Object.keys(answerObservations(facts.securityAnswers)).length;
  const parts: [field: string, isKnown: boolean][] = [
    ['domainName', facts.domainName !== null || facts.noDomainAttested],
    ['industryCode', facts.naicsCode !== null || facts.sicCode !== null],
    ['revenue', facts.revenue !== null],
    ['noOfEmployeesAll', facts.noOfEmployeesAll !== null],
    ['yearEstablished', facts.yearEstablished !== null],
    ['address', facts.addressVerified],
    ['numberOfPersonalRecords', facts.numberOfPersonalRecords !== null],
    ['ownershipType', facts.ownershipType !== null],
    ['securityAnswers', answered * 2 >= SECURITY_QUESTIONS.length],
    ['policyContact', facts.isContactComplete],
  ];
  const missingFields = parts.filter(([, isKnown]) => !isKnown).map(([field]) => field);
  const profileScore = parts.length - missingFields.length;
  const errorMessage = profileScore < PROFILE_SCORE_MIN ? LOW_SCORE : null;
  return { profileScore, missingFields, errorMessage };
}
