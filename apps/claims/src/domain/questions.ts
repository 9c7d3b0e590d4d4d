import type { Product } from '@palisade/trade';
import { PRODUCTS } from '@palisade/trade';

/** What a reporter is asked beside the notice, so that the right people come at once. */
export interface ClaimQuestion {
  key: string;
  text: string;
  kind: 'YES_NO' | 'TEXT';
}

const OF_ALL: readonly ClaimQuestion[] = [
  { key: 'isOngoing', text: 'Is it still going on?', kind: 'YES_NO' },
  { key: 'isMoneyMoved', text: 'Was money moved?', kind: 'YES_NO' },
  { key: 'moneyBank', text: 'From which bank, to which, and when?', kind: 'TEXT' },
  { key: 'isRansomAsked', text: 'Is a ransom asked for?', kind: 'YES_NO' },
  { key: 'areBackupsIntact', text: 'Are the backups intact?', kind: 'YES_NO' },
  { key: 'isPersonalDataConcerned', text: 'Is personal data concerned?', kind: 'YES_NO' },
];

const OF_REGION: Readonly<Record<'US' | 'UK', readonly ClaimQuestion[]>> = {
  US: [{ key: 'isHealthDataConcerned', text: 'Is health data concerned?', kind: 'YES_NO' }],
  UK: [{ key: 'isIcoTold', text: 'Was the ICO told?', kind: 'YES_NO' }],
};

/** The questions of a product. */
export const claimQuestions = (product: Product): ClaimQuestion[] => [
  ...OF_ALL,
  ...OF_REGION[PRODUCTS[product].region],
];
