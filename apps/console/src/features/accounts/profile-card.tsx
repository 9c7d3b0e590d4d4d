import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReadError } from '../../kit/pages/read-error';
import type { Account } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { SAME_PAGE } from '../../lib/same-page';
import { usePermissions, useSession } from '../../lib/session';
import { useKept } from '../../lib/use-kept';
import './accounts.css';
import { profileQuery } from './api';

const PROFILE_MAX = 10;

/** How much of an account is known, and what would raise it. */
export function ProfileCard({ account }: { account: Account }) {
  const { t } = useTranslation(['common', 'account']);
  const result = useQuery(profileQuery(account.id));
  const kept = useKept(result);
  const { profileScore, errorMessage } = account;
  const missing = kept?.data.missingFields ?? [];
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
      <ReadError result={result} kept={kept} />
      {missing.length > 0 && (
        <>
          <p>{t('account:profile.raise')}</p>
          <ul className="account-missing">
            {missing.map((name) => (
              <li key={name}>
                <MissingItem name={name} accountId={account.id} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

// The field of the edit page that gives the part, where they are not called alike.
const FIELDS: Readonly<Record<string, string>> = { address: 'address1', industryCode: 'naicsCode' };

/** What is missing, with the way to where it is told. */
function MissingItem({ name, accountId }: { name: string; accountId: string }) {
  const { t } = useTranslation(['common', 'account']);
  const { can } = usePermissions();
  const { basePath } = useSession();
  const text = t(`account:profile.missing.${name}`);
  const home = `${basePath}/accounts/${accountId}`;
  if (!can('account:edit')) return text;
  if (name === 'securityAnswers') return <Link to={`${home}/answers`}>{text}</Link>;
  if (name !== 'policyContact') {
    // The form puts the focus into the field itself.
    const to = `${home}/edit?field=${FIELDS[name] ?? name}`;
    return (
      <Link to={to} state={SAME_PAGE}>
        {text}
      </Link>
    );
  }
  return (
    <Button
      type="link"
      className="account-link"
      onClick={() => openModal('policy-holder-contact', { accountId })}
    >
      {text}
    </Button>
  );
}
