import { US_STATES } from '@palisade/kernel';
import { COVERAGES } from '@palisade/trade';
import { useTranslation } from 'react-i18next';
import type { StatusTone } from '../../kit/values/status-tag';
import { isPrinted, TRANSACTIONS } from './transactions';
import type { LibraryForm } from './types';

/** How the statuses of forms look. */
export const FORM_TONES: Record<LibraryForm['status'], StatusTone> = {
  DRAFT: 'open',
  PROPOSED: 'waiting',
  ACTIVE: 'good',
};

/** What brings a form. */
export const RULES = ['ALWAYS', 'COVERAGE', 'STATE', 'FLAG'] as const;

/** What of a policy brings a form beside its coverages and its state. */
export const FLAGS = [
  'TRIA_EXCLUDED',
  'TRIA_INCLUDED',
  'ADDITIONAL_INSUREDS',
  'SPECIFIED_EVENTS',
  'FULL_PRIOR_ACTS',
] as const;

/** What of a policy the text of a form may name. */
export const MERGE_FIELDS = [
  'insuredName',
  'insuredAddress',
  'policyNumber',
  'insurer',
  'agency',
  'product',
  'state',
  'effectiveDate',
  'endDate',
  'transactionDate',
  'aggregateLimit',
  'retention',
  'waitingPeriod',
  'premium',
] as const;

/** The choices of the fields of forms, in words. */
export function useFormChoices() {
  const { t } = useTranslation(['common', 'policy']);
  const flags = FLAGS.map((value) => ({ value, label: t(`policy:forms.flag.${value}`) }));
  const coverages = COVERAGES.map(({ key, name }) => ({ value: key as string, label: name }));
  return {
    flags,
    coverages,
    transactions: TRANSACTIONS.map((value) => {
      const name = t(`policy:forms.transaction.${value}`);
      return { value, label: isPrinted([value]) ? name : t('policy:forms.unprinted', { name }) };
    }),
    rules: RULES.map((value) => ({ value, label: t(`policy:forms.rule.${value}`) })),
    valuesOf: {
      ALWAYS: [],
      COVERAGE: coverages,
      STATE: US_STATES.map(({ code, name }) => ({ value: code, label: name })),
      FLAG: flags,
    },
  };
}
