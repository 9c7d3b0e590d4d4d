import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../../lib/api-types';
import { usePermissions } from '../../lib/session';
import { binderQuery } from './api';

/** What issuing the policy of a binder waits for. */
export function IssueGuards({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy']);
  const { can } = usePermissions();
  const { data: binder } = useQuery({ ...binderQuery(policy.id), enabled: can('binder:view') });
  if (!binder || binder.issueGuards.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('policy:issue.waits')}
      description={
        <ul className="policy-guards">
          {binder.issueGuards.map(({ pointer, detail }) => (
            <li key={`${pointer}:${detail}`}>{detail}</li>
          ))}
        </ul>
      }
    />
  );
}
