import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../kit/lists/list-columns';
import { moneyText } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import type { Cession } from '../../lib/api-types';
import { formatPercent } from '../../lib/formatting';
import { useSession } from '../../lib/session';
import { CESSION_FIGURES } from './cession-figures';

/** The columns of what was ceded, on its page and in its file. */
export function useCessionColumns(): ListColumn<Cession>[] {
  const { t } = useTranslation(['common', 'carrier', 'policy', 'quote']);
  const { isStaff } = useSession();
  const reinsurer: ListColumn<Cession> = {
    key: 'reinsurer',
    title: t('carrier:persona.reinsurer'),
    from: 'xl',
    render: ({ reinsurerName }) => reinsurerName,
  };
  const amounts = CESSION_FIGURES.map((name): ListColumn<Cession> => ({
    key: name,
    title: t(`carrier:cession.${name}`),
    ...(name !== 'net' && { sortField: name }),
    isNumber: true,
    ...(name === 'cededPremium' ? { onCard: 'line' as const } : { from: 'lg' as const }),
    render: (cession) => moneyText(cession[name], cession.currency),
  }));
  return [
    {
      key: 'policy',
      title: t('policy:column.number'),
      render: ({ policyNumber }) => policyNumber,
    },
    {
      key: 'client',
      title: t('quote:column.client'),
      grow: 2,
      onCard: true,
      render: ({ companyName }) => companyName,
    },
    ...(isStaff ? [reinsurer] : []),
    {
      key: 'type',
      title: t('carrier:cession.type'),
      from: 'md',
      render: ({ type }) => t(`carrier:cession.of.${type}`),
    },
    {
      key: 'date',
      title: t('carrier:cession.date'),
      sortField: 'effectiveDate',
      from: 'md',
      render: ({ effectiveDate }) => <ShortDate value={effectiveDate} />,
    },
    {
      key: 'share',
      title: t('carrier:treaty.ceded'),
      isNumber: true,
      from: 'xl',
      render: ({ cededPct }) => formatPercent(cededPct),
    },
    ...amounts,
  ];
}
