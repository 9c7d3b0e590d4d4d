import { useTranslation } from 'react-i18next';
import { useEdition } from '../../lib/edition';
import { formatDate } from '../../lib/formatting';
import type { NextStep } from './next-step';

/** What comes next, as a sentence. */
export function NextStepText({ step: { key, date } }: { step: NextStep }) {
  const { t } = useTranslation();
  const { locale } = useEdition();
  return t(`common:next.${key}`, { date: date ? formatDate(date, locale) : '' });
}
