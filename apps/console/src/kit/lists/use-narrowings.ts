import { useTranslation } from 'react-i18next';
import { useAgencyName } from '../../lib/agencies';
import { useEdition } from '../../lib/edition';
import { formatDays } from '../../lib/formatting';
import type { Narrowing } from './narrowing-chips';

/** What an address may narrow quotes and policies by: instants, a currency, an agency. */
export const NARROWED_BY = {
  after: null,
  before: null,
  currency: ['USD', 'GBP'],
  agencyId: null,
} as const;

/** What a list of quotes or policies is narrowed by, in words; `timeKey` says what happened then. */
export function useNarrowings(chosen: Record<string, string>, timeKey: string): Narrowing[] {
  const { t } = useTranslation(['common', 'quote', 'policy']);
  const { locale } = useEdition();
  const { after, before, currency, agencyId } = chosen;
  const agency = useAgencyName(agencyId);
  const days = after && before && daysOf(after, before) && formatDays(after, before, locale);
  return [
    ...(days ? [{ names: ['after', 'before'], label: t(timeKey, { days }) }] : []),
    ...(currency ? [{ names: ['currency'], label: currency }] : []),
    ...(agencyId ? [{ names: ['agencyId'], label: agency ?? t('common:wording.agency') }] : []),
  ];
}

/** Whether both are instants. */
const daysOf = (...instants: string[]): boolean =>
  instants.every((instant) => !Number.isNaN(Date.parse(instant)));
