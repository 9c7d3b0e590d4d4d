import { useTranslation } from 'react-i18next';
import { BillingTabs } from '../../features/billing/billing-tabs';
import {
  UNAPPLIED_RULES,
  unappliedName,
  unappliedQuery,
  useUnappliedColumns,
  useUnappliedViews,
} from '../../features/billing/unapplied';
import { ListPage } from '../../kit/lists/list-page';
import type { ListQuery } from '../../kit/lists/list-state';
import { useListState } from '../../kit/lists/use-list-state';
import type { UnappliedSearch } from '../../lib/api-types';
import { useSession } from '../../lib/session';

/** The work list of money that fits no invoice. */
export function UnappliedPage() {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { landing } = useSession();
  const list = useListState(UNAPPLIED_RULES);
  return (
    <ListPage
      id="unapplied"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('policy:billing.unapplied.title')}
      above={<BillingTabs />}
      columns={useUnappliedColumns()}
      list={list}
      countLabel={(count) => t('policy:billing.unapplied.count', { count })}
      empty={{ text: t('policy:billing.unapplied.empty') }}
      source={(query: ListQuery) => unappliedQuery(query as UnappliedSearch)}
      rowName={unappliedName}
      views={useUnappliedViews()}
    />
  );
}
