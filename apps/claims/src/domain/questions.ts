import type { FieldError } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { PRODUCTS } from '@palisade/trade';
import type { ClaimAnswer } from './notice';

/** What a reporter is asked beside the notice, so that the right people come at once. */
export interface ClaimQuestion {
  key: string;
  text: string;
  kind: 'YES_NO' | 'TEXT';
}

const OF_ALL: readonly ClaimQuestion[] = [
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

/** What is wrong with answers: a question of another product, the same one twice, no yes or no. */
export function answerErrors(answers: readonly ClaimAnswer[], product: Product): FieldError[] {
  const questions = claimQuestions(product);
  return answers.flatMap(({ key, answer }, index) => {
    const question = questions.find((one) => one.key === key);
    const isAgain = answers.findIndex((one) => one.key === key) < index;
    if (!question || isAgain) {
      return [{ pointer: `/answers/${index}/key`, detail: 'Choose a question, each once' }];
    }
    if (question.kind === 'TEXT' || answer === 'YES' || answer === 'NO') return [];
    return [{ pointer: `/answers/${index}/answer`, detail: 'Answer YES or NO' }];
  });
}
