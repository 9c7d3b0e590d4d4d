import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { PlainTable, type PlainColumn } from '../../kit/values/plain-table';
import { RelativeTime } from '../../kit/values/relative-time';
import { StatusTag } from '../../kit/values/status-tag';
import type { FlagDetail } from '../../lib/api-types';
import { openModal } from '../../lib/modals';

/** Every flag with its state; one whose feature is not there yet has no switch. */
export function FlagTable({ flags }: { flags: FlagDetail[] }) {
  const { t } = useTranslation();
  const state = (isOn: boolean) => t(isOn ? 'common:flags.on' : 'common:flags.off');
  const columns: PlainColumn<FlagDetail>[] = [
    { key: 'flag', title: t('common:flags.flag'), render: ({ flagKey }) => flagKey },
    {
      key: 'description',
      title: t('common:flags.description'),
      render: ({ flagKey }) => t(`common:flags.about.${flagKey}`),
    },
    {
      key: 'default',
      title: t('common:flags.default'),
      render: (flag) => state(flag.default),
    },
    {
      key: 'state',
      title: t('common:flags.state'),
      render: ({ enabled, hasFeature }) =>
        hasFeature ? (
          <StatusTag tone={enabled ? 'good' : 'over'} label={state(enabled)} />
        ) : (
          <span className="muted">{t('common:flags.noFeature')}</span>
        ),
    },
    {
      key: 'region',
      title: t('common:flags.region'),
      render: ({ region }) => (region ? t(`common:flags.regions.${region}`) : '–'),
    },
    {
      key: 'switched',
      title: t('common:flags.switched'),
      render: ({ switched }) => (switched ? <RelativeTime value={switched} /> : '–'),
    },
    {
      key: 'switch',
      title: t('common:flags.switch'),
      render: (flag) =>
        flag.hasFeature && (
          <PermissionGuard need="feature-flag:edit">
            <Button
              aria-label={t(flag.enabled ? 'common:flags.turnOffOf' : 'common:flags.turnOnOf', {
                flagKey: flag.flagKey,
              })}
              onClick={() => openModal('feature-flag-confirm', { flag })}
            >
              {t(flag.enabled ? 'common:flags.turnOff' : 'common:flags.turnOn')}
            </Button>
          </PermissionGuard>
        ),
    },
  ];
  return (
    <PlainTable
      label={t('common:nav.featureFlags')}
      columns={columns}
      rows={flags}
      rowKey={({ flagKey }) => flagKey}
    />
  );
}
