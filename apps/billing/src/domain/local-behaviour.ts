import type { PaymentMethod } from './payment-status';

/** What the local processor does with a charge. */
export type Behaviour = 'APPROVE' | 'DECLINE' | 'TIME_OUT' | 'ANSWER_TWICE' | 'ANSWER_LATE';

/**
 * The published test numbers of the local processor, by their last four digits; any other number
 * is approved. The same for cards and bank accounts.
 */
export const TEST_ENDINGS: Readonly<Record<string, Behaviour>> = {
  '0002': 'DECLINE',
  '0119': 'TIME_OUT',
  '0127': 'ANSWER_TWICE',
  '0135': 'ANSWER_LATE',
};

/** A charge that stays without an answer for longer than a payment is waited for. */
const LATE_MS = 8 * 86_400_000;

/** What becomes of a charge: at once, or when the processor calls back. */
export interface ChargePlan {
  behaviour: Behaviour;
  /** Null: it never answers by itself. */
  answerAfterMs: number | null;
  answers: number;
}

/** Cards are answered at once and bank accounts later, unless the number says otherwise. */
export function planCharge(last4: string, method: PaymentMethod, clearingMs: number): ChargePlan {
  const behaviour = TEST_ENDINGS[last4] ?? 'APPROVE';
  const usual = method === 'Bank Account' ? clearingMs : 0;
  switch (behaviour) {
    case 'APPROVE':
    case 'DECLINE':
      return { behaviour, answerAfterMs: usual, answers: 1 };
    case 'ANSWER_TWICE':
      return { behaviour, answerAfterMs: usual, answers: 2 };
    case 'ANSWER_LATE':
      return { behaviour, answerAfterMs: LATE_MS, answers: 1 };
    case 'TIME_OUT':
      return { behaviour, answerAfterMs: null, answers: 0 };
  }
}

/** Whether a charge is declined as soon as it is made: a bank answers later. */
export const isDeclined = ({
  behaviour,
  method,
}: {
  behaviour: Behaviour;
  method: PaymentMethod;
}): boolean => behaviour === 'DECLINE' && method === 'Credit Card';

/** The published test payee of the local processor, to whom nothing can be paid out. */
export const REFUSED_PAYEE = 'Closed Account';

/** Why a payout is refused; null when it is made. */
export const payoutRefusal = (payee: string): string | null =>
  payee === REFUSED_PAYEE ? 'The account of the payee is closed.' : null;
