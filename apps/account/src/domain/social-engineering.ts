import type { SecurityAnswers } from '@palisade/trade';
import { FUND_TRANSFER_QUESTIONS } from '@palisade/trade';

type Question = (typeof FUND_TRANSFER_QUESTIONS)[number];

const REASONS: Readonly<Record<Question, string>> = {
  isVerifyingBankAccounts: 'Changes of bank accounts are not verified.',
  isAuthenticatingFundTransferRequests: 'Requests to transfer funds are not authenticated.',
  isPreventingUnauthorizedWireTransfers: 'Unauthorized wire transfers are not prevented.',
};

/** Why a client cannot have cover against social engineering; none when it can (Spec 3 §4). */
export const socialEngineeringReasons = (answers: SecurityAnswers): string[] =>
  FUND_TRANSFER_QUESTIONS.filter((question) => answers[question] !== true).map(
    (question) => REASONS[question],
  );
