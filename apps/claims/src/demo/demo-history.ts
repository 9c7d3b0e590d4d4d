import type { LossCause } from '@palisade/trade';

/** How a claim of the eighteen months before ends. */
export interface DemoEnd {
  cause: LossCause;
  /** Above the retention, paid under the breach fund; null where nothing is. */
  paid: number | null;
  end: 'close' | 'deny' | 'litigate' | 'reopen';
  reason: string;
}

/** In the order of the claims' numbers; what goes beyond begins again. */
export const DEMO_ENDS: readonly DemoEnd[] = [
  { cause: 'RANSOMWARE', paid: 21_400, end: 'close', reason: 'All invoices are paid' },
  { cause: 'LOST_DEVICE', paid: null, end: 'close', reason: 'The loss stayed below the retention' },
  {
    cause: 'OTHER',
    paid: null,
    end: 'deny',
    reason: 'Wear of hardware is no event of security (section 4.3)',
  },
  { cause: 'DATA_BREACH', paid: 8_750, end: 'reopen', reason: 'A second letter of claimants came' },
  { cause: 'DATA_BREACH', paid: 12_300, end: 'litigate', reason: 'Claimants went to court' },
  { cause: 'INSIDER', paid: null, end: 'close', reason: 'Nobody suffered a loss' },
  { cause: 'PAYMENT_CARD', paid: 5_200, end: 'close', reason: 'All invoices are paid' },
];

/** What a claim that is fought out still has in reserve. */
export const IN_COURT = { firstPartyExpense: 20_000, lossAdjustment: 6_000, thirdPartyLoss: 9_000 };

export const DEMO_PAYEE = {
  payee: 'Breachworks Response',
  payeeType: 'VENDOR',
  method: 'WIRE',
  coverage: 'COWBELL_BREACH_FUND',
} as const;
