import { DECLINE_REASONS, FILL_IN, LOST_REASONS, type Reason } from '@palisade/trade';
import { useTranslation } from 'react-i18next';

/** The reasons that rules and steps give; people choose theirs from the lists of the trade. */
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

const DECLINES: Readonly<Record<string, Reason>> = DECLINE_REASONS;
const LOSSES: Readonly<Record<string, Reason>> = LOST_REASONS;

/** What a reason of a referral or a decline is called in a few words. */
export function useReasonWord(): (code: string) => string {
  const { t } = useTranslation(['quote', 'common']);
  return (code) => {
    if (CODES.includes(code)) return t(`quote:reasonWord.${code}`);
    if (code === FILL_IN) return t('common:reason.fillIn');
    const [decline, loss] = [DECLINES[code], LOSSES[code]];
    if (decline) return t(`quote:decline.reason.${decline.key}`);
    return loss ? t(`quote:lost.reason.${loss.key}`) : code;
  };
}
