import type { Currency, MinorUnits } from '@palisade/kernel';
import type { PaymentMethod } from '../domain/payment-status';

/** What is to be charged; `reference` is the transaction id of the payment. */
export interface ChargeRequest {
  reference: string;
  policyId: string;
  method: PaymentMethod;
  amount: MinorUnits;
  last4: string;
}

/** A charge that was made, whatever became of it. */
export type MadeCharge = Omit<ChargeRequest, 'reference'>;

/** What a token of the portal stands for, and the charge with which it was issued. */
export type IssuedToken = Pick<ChargeRequest, 'reference' | 'method' | 'last4'>;

/** What became of a charge. */
export interface ChargeAnswer {
  reference: string;
  outcome: 'APPROVED' | 'DECLINED';
  reason: string;
}

/** Money that is to be paid out to somebody; `reference` names the attempt. */
export interface PayoutRequest {
  reference: string;
  payee: string;
  /** The payment that goes back by the way it came; null when the payee gets it another way. */
  returns: string | null;
  amount: MinorUnits;
  currency: Currency;
}

/** What became of a payout. */
export interface PayoutAnswer {
  reference: string;
  outcome: 'PAID_OUT' | 'REFUSED';
  /** Why it was refused. */
  reason: string;
}

/** A session of a payer at the processor's portal. */
export interface PortalSession {
  key: string;
  expires: Date;
}

/** Charges cards and bank accounts; which adapter runs is chosen in the module. */
export abstract class PaymentProcessor {
  abstract readonly name: string;

  /** Lets a payer into the portal for one policy. */
  abstract openSession(policyId: string): Promise<PortalSession>;

  /** Whether a session is open for a policy. */
  abstract isOpen(key: string, policyId: string): Promise<boolean>;

  /** Charges; null when the answer comes later. The same reference is charged once. */
  abstract charge(request: ChargeRequest): Promise<ChargeAnswer | null>;

  /** The charge that was made under a reference; null when there is none. */
  abstract find(reference: string): Promise<MadeCharge | null>;

  /** What the portal issued a token for; null when it issued no such token. */
  abstract findToken(tokenId: string): Promise<IssuedToken | null>;

  /** The answers that have come and are not yet acknowledged; one may come twice, or late. */
  abstract answers(): Promise<ChargeAnswer[]>;

  /** An answer was acted on: it need not come again. */
  abstract acknowledge(reference: string): Promise<void>;

  /** Those of the references that the processor never heard of. */
  abstract unknownOf(references: string[]): Promise<string[]>;

  /** Asks for money to be paid out; the same reference is paid out once. */
  abstract payOut(request: PayoutRequest): Promise<void>;

  /** What became of those of these payouts that have an answer. */
  abstract payoutAnswersOf(references: string[]): Promise<PayoutAnswer[]>;
}
