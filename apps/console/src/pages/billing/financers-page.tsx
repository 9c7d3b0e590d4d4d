import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { BillingTabs } from '../../features/billing/billing-tabs';
import {
  FINANCING_RULES,
  financingName,
  financingsQuery,
  useFinancingColumns,
  useFinancingViews,
} from '../../features/billing/financings';
import { ListPage } from '../../kit/lists/list-page';
import type { ListQuery } from '../../kit/lists/list-state';
import { useListState } from '../../kit/lists/use-list-state';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import type { FinancingSearch } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { useSession } from '../../lib/session';

/** Financed policies and their plans. */
export function FinancersPage() {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { landing } = useSession();
  const list = useListState(FINANCING_RULES);
  const add = (
    <PermissionGuard need="billing:financer-add">
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => openModal('premium-financer-add')}
      >
        {t('policy:financing.add')}
      </Button>
    </PermissionGuard>
  );
  return (
    <ListPage
      id="financings"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('policy:billing.financers.title')}
      action={add}
      above={<BillingTabs />}
      columns={useFinancingColumns()}
      list={list}
      countLabel={(count) => t('policy:billing.financers.count', { count })}
      empty={{ text: t('policy:billing.financers.empty'), action: add }}
      source={(query: ListQuery) => financingsQuery(query as FinancingSearch)}
      rowName={financingName}
      views={useFinancingViews()}
    />
  );
}
