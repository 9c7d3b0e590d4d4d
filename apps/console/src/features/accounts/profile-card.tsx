import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { BarPlot } from '../../kit/bar-plot';
import type { Account } from '../../lib/api-types';
import './accounts.css';
import { profileQuery } from './api';

const PROFILE_MAX = 10;

/** How much of an account is known, and what would raise it. */
export function ProfileCard({ account }: { account: Account }) {
  const { t } = useTranslation(['common', 'account']);
  const { data: profile } = useQuery(profileQuery(account.id));
  const { profileScore, errorMessage } = account;
  const missing = profile?.missingFields ?? [];
  const label = t('account:profile.title');
  return (
    <section className="card account-section" aria-labelledby="account-profile">
      <h2 id="account-profile">{label}</h2>
      <BarPlot
        label={label}
        max={PROFILE_MAX}
        bars={[
          {
            ...{ key: 'score', from: 0, to: profileScore, label: t('account:profile.score') },
            tone: errorMessage ? 'waiting' : 'good',
            text: t('account:profile.outOf', { score: profileScore }),
          },
        ]}
      />
      {errorMessage && <Alert type="warning" showIcon title={errorMessage} />}
      {missing.length > 0 && (
        <>
          <p>{t('account:profile.raise')}</p>
          <ul className="account-missing">
            {missing.map((name) => (
              <li key={name}>{t(`account:profile.missing.${name}`)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
