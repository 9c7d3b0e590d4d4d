import { useTranslation } from 'react-i18next';

/** The reasons that rules and steps give; an underwriter gives others in words. */
const CODES = [
  'ACCOUNT_CHANGED',
  'DEC_CLASS',
  'NOT_RATED',
  'REF_CLASS',
  'REF_INTL',
  'REF_LEVEL',
  'REF_LIMIT_AUTH',
  'REF_LITIGATION',
  'REF_NOT_FILED',
  'REF_NO_BACKUP',
  'REF_NO_MFA',
  'REF_RECENT_CLAIM',
  'REF_RECORDS',
  'REF_REVENUE',
  'REF_SCORE',
  'REVIEW_REQUESTED',
];

/** What a reason of a referral or a decline is called in a few words. */
export function useReasonWord(): (code: string) => string {
  const { t } = useTranslation('quote');
  return (code) => (CODES.includes(code) ? t(`quote:reasonWord.${code}`) : code);
}
