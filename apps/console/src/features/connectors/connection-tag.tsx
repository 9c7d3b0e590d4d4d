import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../kit/values/status-tag';
import type { Connection } from '../../lib/connector-types';

/** Of a source or a kind of tool; two words only (Spec 1 §4). */
export function ConnectionTag({ status }: { status?: Connection['connectorStatus'] | undefined }) {
  const { t } = useTranslation(['common', 'carrier']);
  const isConnected = status === 'SUCCESS';
  const tone = isConnected ? 'good' : status === 'FAILED' ? 'lost' : 'over';
  return (
    <StatusTag
      tone={tone}
      label={t(isConnected ? 'carrier:connector.connected' : 'carrier:connector.notConnected')}
    />
  );
}
