import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../kit/values/status-tag';
import type { Policy } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { usePermissions } from '../../../lib/session';
import { binderQuery } from '../api';
import { primeCloudQuery } from './api';

/** The cloud services that a PrimeCloud policy names, and whether each is connected. */
export function CloudCard({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy', 'carrier']);
  const { can } = usePermissions();
  const isCloud = policy.product === 'PRIME_CLOUD';
  const isBinder = policy.revisions.length === 0;
  const { data } = useQuery({ ...primeCloudQuery(policy.id), enabled: isCloud });
  const { data: binder } = useQuery({
    ...binderQuery(policy.id),
    enabled: isCloud && isBinder && can('binder:view'),
  });
  if (!isCloud || !data) return null;
  const { cloudServices, unnamedServices, allowedActions } = data;
  const hasChoice = cloudServices.length + unnamedServices.length > 0;
  return (
    <section className="card policy-section" aria-labelledby="policy-cloud">
      <Flex justify="space-between" align="center" gap={12} wrap>
        <h2 id="policy-cloud">{t('policy:cloud.title')}</h2>
        {unnamedServices.length > 0 &&
          can('quote:issue') &&
          binder?.allowedActions.includes('issue') && (
            <Button onClick={() => openModal('policy-cloud-issue', { policyId: policy.id })}>
              {t('policy:cloud.issue')}
            </Button>
          )}
        {!isBinder && hasChoice && can('policy:endorse') && allowedActions.includes('endorse') && (
          <Button onClick={() => openModal('policy-cloud-services', { policyId: policy.id })}>
            {t('policy:cloud.change')}
          </Button>
        )}
        {can('policy:flat-cancel') && allowedActions.includes('flatCancel') && (
          <Button
            danger
            onClick={() => openModal('policy-cloud-take-back', { policyId: policy.id })}
          >
            {t('policy:cloud.takeBack')}
          </Button>
        )}
      </Flex>
      {cloudServices.length === 0 && <p className="muted">{t('policy:cloud.none')}</p>}
      <ul className="policy-guards">
        {cloudServices.map(({ connectorType, isConnected }) => (
          <li key={connectorType}>
            {t(`carrier:connectors.tool.${connectorType}`)}{' '}
            <StatusTag
              tone={isConnected ? 'good' : 'lost'}
              label={t(
                isConnected ? 'carrier:connector.connected' : 'carrier:connector.notConnected',
              )}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
