import { useTranslation } from 'react-i18next';
import { commissionsQuery } from '../../features/commissions/api';
import {
  COMMISSION_LIST_RULES,
  lineName,
  useCommissionColumns,
  useCommissionFilters,
  useCommissionViews,
} from '../../features/commissions/columns';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import { usePermissions, useSession } from '../../lib/session';

/** The commissions by policy; a row leads to its policy. */
export function CommissionList() {
  const { t } = useTranslation(['common', 'agency']);
  const { basePath } = useSession();
  const { can } = usePermissions();
  const list = useListState(COMMISSION_LIST_RULES);
  return (
    <div className="kit-page">
      <ListView
        id="commissions"
        label={t('common:nav.commissions')}
        columns={useCommissionColumns()}
        list={list}
        {...(can('policy:view') && {
          rowHref: ({ policyId }: { policyId: string }) => `${basePath}/policies/${policyId}`,
        })}
        rowName={lineName}
        countLabel={(count) => t('agency:commission.count', { count })}
        filters={useCommissionFilters()}
        report={{ list: 'commissions' }}
        views={useCommissionViews()}
        empty={{ text: t('agency:commission.empty') }}
        source={commissionsQuery}
      />
    </div>
  );
}
