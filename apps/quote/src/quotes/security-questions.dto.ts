import type { Frequency, QuestionAnswers } from '@palisade/trade';
import { FREQUENCIES } from '@palisade/trade';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { Answers } from '../domain/security-answers';

const yesOrNo = (): PropertyDecorator => (target, key) => {
  IsOptional()(target, key);
  IsBoolean()(target, key);
};

/** Answers to the security questions; what is left out is not answered. */
export class SecurityQuestions implements QuestionAnswers {
  @yesOrNo() dmzSeparation?: boolean;
  @yesOrNo() thirdPartySecurityAgreement?: boolean;
  @yesOrNo() isVerifyingBankAccounts?: boolean;
  @yesOrNo() isAuthenticatingFundTransferRequests?: boolean;
  @yesOrNo() isPreventingUnauthorizedWireTransfers?: boolean;
  @yesOrNo() testedFullFailover?: boolean;
  /** Multi-factor authentication for mail and cloud. */
  @yesOrNo() mfaCloud?: boolean;
  @yesOrNo() mfaRemote?: boolean;
  @yesOrNo() mfaAdmin?: boolean;
  @yesOrNo() edrDeployed?: boolean;
  @yesOrNo() incidentResponsePlan?: boolean;
  @yesOrNo() isSecurityOfficer?: boolean;
  @yesOrNo() isSecurityTraining?: boolean;
  @yesOrNo() useEncryption?: boolean;
  @yesOrNo() useCloudStorage?: boolean;
  @yesOrNo() civilOrCriminalAction?: boolean;
  @yesOrNo() lossInBusinessIncome?: boolean;
  @yesOrNo() pastCyberIncident?: boolean;
  @yesOrNo() pendingLitigation?: boolean;
  @yesOrNo() securityBreachRequiringNotification?: boolean;
  @yesOrNo() changeInScope?: boolean;

  @IsOptional()
  @IsString()
  @MaxLength(20_000)
  changeInScopeDetail?: string;

  @IsOptional()
  @IsIn(FREQUENCIES)
  backupFrequency?: Frequency;

  @IsOptional()
  @IsIn(FREQUENCIES)
  patchingFrequency?: Frequency;

  /** 0 never, 1 within 12 months, 2 to 4 within so many years, 5 longer ago. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(5)
  claimHistory?: number;
}

/** The answers that were given. */
export function toAnswers(questions: SecurityQuestions): Answers {
  const given = Object.entries(questions).filter(([, answer]) => answer != null);
  return Object.fromEntries(given) as Answers;
}
