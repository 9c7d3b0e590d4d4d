import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PolicyClaims } from '../../features/claims/policy-claims';
import { DocumentList } from '../../features/documents/document-list';
import { BillingPanel } from '../../features/policies/billing/billing-panel';
import { CoverageTable } from '../../features/policies/coverage-table';
import { EndorsementList } from '../../features/policies/endorsements/endorsement-list';
import { PolicyOverview } from '../../features/policies/policy-overview';
import { RevisionList } from '../../features/policies/revisions/revision-list';
import { DetailTabs } from '../../kit/pages/detail-tabs';
import type { Policy } from '../../lib/api-types';
import { SAME_PAGE } from '../../lib/same-page';
import { usePermissions, useSession } from '../../lib/session';

interface PolicyTab {
  key: string;
  label: string;
  /** What the tab needs beside the policy itself. */
  permission?: string;
  children: ReactNode;
}

interface PolicyTabsProps {
  policy: Policy;
  tab?: string | undefined;
}

/** The tab is the last part of the address, which is how other screens lead to one. */
export function PolicyTabs({ policy, tab = 'summary' }: PolicyTabsProps) {
  const { can } = usePermissions();
  const { basePath } = useSession();
  const navigate = useNavigate();
  const home = `${basePath}/policies/${policy.id}`;
  const items = useTabs(policy).filter(({ permission }) => !permission || can(permission));
  const known = items.some(({ key }) => key === tab) ? tab : 'summary';
  return (
    <DetailTabs
      active={known}
      onChoose={(key) =>
        void navigate(key === 'summary' ? home : `${home}/${key}`, { state: SAME_PAGE })
      }
      items={items.map(({ key, label, children }) => ({ key, label, children }))}
    />
  );
}

function useTabs(policy: Policy): PolicyTab[] {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { can } = usePermissions();
  return [
    {
      key: 'summary',
      label: t('quote:tab.summary'),
      children: <PolicyOverview policy={policy} />,
    },
    {
      key: 'coverages',
      label: t('quote:tab.coverages'),
      children: <CoverageTable policy={policy} />,
    },
    {
      key: 'revisions',
      label: t('policy:tab.revisions'),
      children: (
        <div className="policy-column">
          {can('quote:view') && <EndorsementList policyId={policy.id} />}
          <RevisionList policy={policy} />
        </div>
      ),
    },
    {
      key: 'billing',
      label: t('policy:tab.billing'),
      permission: 'billing:view',
      children: <BillingPanel policy={policy} />,
    },
    {
      key: 'documents',
      label: t('policy:tab.documents'),
      permission: 'document:view',
      children: <DocumentList place={{ policyId: policy.id }} />,
    },
    {
      key: 'claims',
      label: t('policy:tab.claims'),
      permission: 'claim:view',
      children: <PolicyClaims policy={policy} />,
    },
  ];
}
