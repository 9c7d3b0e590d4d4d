import type { ActType } from './acts';

/** What may happen to a payment after it was asked for, its approval apart; each by its act. */
const MOVES = {
  REJECT: 'reject',
  ISSUE: 'issue',
  CLEAR: 'clear',
  STOP: 'stop',
  VOID: 'voidPayment',
  REFUND: 'refund',
} as const satisfies Record<string, ActType>;

export type PaymentStep = keyof typeof MOVES;

export const PAYMENT_STEPS = Object.keys(MOVES) as PaymentStep[];

/** The act of a step. */
export const actOfStep = (step: PaymentStep): (typeof MOVES)[PaymentStep] => MOVES[step];
