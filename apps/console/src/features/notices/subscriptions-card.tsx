import { useQuery } from '@tanstack/react-query';
import { Skeleton, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/pages/loaded';
import type { NoticeSubscription } from '../../lib/api-types';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { saveSubscription, subscriptionsQuery } from './api';

/** Which kinds of notices come. */
export function SubscriptionsCard() {
  const { t } = useTranslation();
  const result = useQuery(subscriptionsQuery);
  return (
    <section className="card profile-card" aria-labelledby="subscriptions-title">
      <h2 id="subscriptions-title">{t('common:notices.subscriptions')}</h2>
      <p className="muted">{t('common:notices.subscriptionsText')}</p>
      <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 3 }} />}>
        {({ kinds }) => kinds.map((one) => <Kind key={one.kind} subscription={one} />)}
      </Loaded>
    </section>
  );
}

function Kind({ subscription: { kind, isOn } }: { subscription: NoticeSubscription }) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const saving = useSubmit((change: NoticeSubscription, key) => saveSubscription(change, key), {
    onDone: () => snackbar.success(t('common:notices.saved')),
    onRefused: (error) => snackbar.problem(error),
  });
  const id = `notice-kind-${kind}`;
  return (
    <div className="menu-word">
      <Switch
        id={id}
        checked={isOn}
        loading={saving.isSending}
        onChange={(next) => void saving.submit({ kind, isOn: next })}
      />
      <label htmlFor={id}>{t(`common:notices.kind.${kind}`)}</label>
    </div>
  );
}
