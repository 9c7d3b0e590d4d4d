import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { ErrorState } from '../../kit/pages/error-state';
import { PlainTable } from '../../kit/values/plain-table';
import { ShortDate } from '../../kit/values/short-date';
import { SubmitButton } from '../../kit/forms/submit-button';
import type { OwnSession } from '../../lib/api-types';
import { queryClient } from '../../lib/query-client';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { endAllSessions, endSession, sessionsQuery } from './api';
import { deviceName } from './device-name';

/** Where the person is signed in, and how to end it. */
export function DevicesCard() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { data, isPending, error, refetch } = useQuery(sessionsQuery);
  return (
    <section className="card profile-card" aria-labelledby="devices-title">
      <h2 id="devices-title">{t('common:devices.title')}</h2>
      <p className="muted">{t('common:devices.text')}</p>
      {isPending && <Skeleton active paragraph={{ rows: 3 }} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <Rows sessions={data.content} />}
      <div>
        <Button onClick={() => setAsking(true)}>{t('common:devices.endAll')}</Button>
      </div>
      {isAsking && (
        <ConfirmModal
          title={t('common:devices.endAll')}
          confirmLabel={t('common:devices.endAll')}
          isDanger
          onConfirm={async (key) => {
            await endAllSessions(key);
            void navigate('/logout');
          }}
          onClose={() => setAsking(false)}
        >
          {t('common:devices.endAllText')}
        </ConfirmModal>
      )}
    </section>
  );
}

function Rows({ sessions }: { sessions: OwnSession[] }) {
  const { t } = useTranslation();
  return (
    <PlainTable
      isList
      label={t('common:devices.title')}
      rows={sessions}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'device',
          title: t('common:devices.device'),
          render: ({ agent }) => deviceName(agent) ?? t('common:devices.unknown'),
        },
        { key: 'address', title: t('common:devices.address'), render: ({ address }) => address },
        {
          key: 'lastUsed',
          title: t('common:devices.lastUsed'),
          render: ({ lastUsed }) => <ShortDate value={lastUsed} />,
        },
        {
          key: 'end',
          title: t('common:devices.end'),
          render: ({ id, isCurrent }) =>
            isCurrent ? t('common:devices.current') : <EndButton id={id} />,
        },
      ]}
    />
  );
}

function EndButton({ id }: { id: string }) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const ending = useSubmit((_: void, key) => endSession(id, key), {
    onDone: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    onRefused: (error) => snackbar.problem(error),
  });
  return (
    <SubmitButton size="small" submission={ending} onClick={() => void ending.submit()}>
      {t('common:devices.end')}
    </SubmitButton>
  );
}
