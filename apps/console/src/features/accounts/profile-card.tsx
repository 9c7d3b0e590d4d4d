import { useQuery } from '@tanstack/react-query';
import { Alert, Flex, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
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
  return (
    <section className="card account-section" aria-labelledby="account-profile">
      <h2 id="account-profile">{t('account:profile.title')}</h2>
      <Flex align="center" gap={12}>
        <span>{t('account:profile.score')}</span>
        <Progress
          aria-labelledby="account-profile"
          percent={(profileScore / PROFILE_MAX) * 100}
          showInfo={false}
          strokeColor={errorMessage ? 'var(--waiting)' : 'var(--good)'}
        />
        <span className="account-profile-score">
          {t('account:profile.outOf', { score: profileScore })}
        </span>
      </Flex>
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
