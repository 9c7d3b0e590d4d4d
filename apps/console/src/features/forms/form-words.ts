import { US_STATES } from '@palisade/kernel';
import { COVERAGES } from '@palisade/trade';
import { useTranslation } from 'react-i18next';
import type { StatusTone } from '../../kit/values/status-tag';
import type { FormCheck, LibraryForm } from './types';

/** How the statuses of forms look. */
export const FORM_TONES: Record<LibraryForm['status'], StatusTone> = {
  DRAFT: 'open',
  PROPOSED: 'waiting',
  ACTIVE: 'good',
};

/** What forms are issued with. */
const TRANSACTIONS: readonly FormCheck['transaction'][] = [
  'NEW',
  'ENDORSEMENT',
  'RENEWAL',
  'CANCELLATION',
  'NOTICE',
  'CERTIFICATE',
  'CLAIM',
];

/** What brings a form. */
export const RULES = ['ALWAYS', 'COVERAGE', 'STATE', 'FLAG', 'NOTICE'] as const;

/** The notices whose words are forms. */
const NOTICES = [
  'CANCELLATION',
  'NON_RENEWAL',
  'CONDITIONAL_RENEWAL',
  'RESERVATION',
  'DENIAL',
] as const;

/** What of a policy brings a form beside its coverages and its state. */
export const FLAGS = [
  'TRIA_EXCLUDED',
  'TRIA_INCLUDED',
  'ADDITIONAL_INSUREDS',
  'SPECIFIED_EVENTS',
  'FULL_PRIOR_ACTS',
] as const;

/** What of a policy, a notice or a claim the text of a form may name. */
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
  'reason',
  'noticeDate',
  'claimNumber',
] as const;

/** The choices of the fields of forms, in words. */
export function useFormChoices() {
  const { t } = useTranslation(['common', 'policy']);
  const flags = FLAGS.map((value) => ({ value, label: t(`policy:forms.flag.${value}`) }));
  const notices = NOTICES.map((value) => ({ value, label: t(`policy:forms.notice.${value}`) }));
  const coverages = COVERAGES.map(({ key, name }) => ({ value: key as string, label: name }));
  return {
    flags,
    coverages,
    notices,
    transactions: TRANSACTIONS.map((value) => ({
      value,
      label: t(`policy:forms.transaction.${value}`),
    })),
    rules: RULES.map((value) => ({ value, label: t(`policy:forms.rule.${value}`) })),
    valuesOf: {
      ALWAYS: [],
      COVERAGE: coverages,
      STATE: US_STATES.map(({ code, name }) => ({ value: code, label: name })),
      FLAG: flags,
      NOTICE: notices,
    },
  };
}
