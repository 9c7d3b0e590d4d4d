import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { mustSetUpMfa } from './must-set-up';

/** The second factor of the person: which one is on, and what can be done about it. */
export function MfaCard() {
  const { t } = useTranslation();
  const { user } = useSession();
  const isOn = user.mfaType !== 'NONE';
  return (
    <section className="card profile-card" aria-labelledby="mfa-title">
      <h2 id="mfa-title">{t('common:mfa.title')}</h2>
      {mustSetUpMfa(user) && <p role="note">{t('common:mfa.forced')}</p>}
      <p>
        <strong>{t(`common:mfa.type.${user.mfaType}`)}</strong>
        <br />
        <span className="muted">{t(isOn ? 'common:mfa.onText' : 'common:mfa.offHint')}</span>
      </p>
      <Flex gap={8} wrap>
        {isOn ? <OnActions /> : <EnableActions hasPhone={Boolean(user.phone)} />}
      </Flex>
    </section>
  );
}

function EnableActions({ hasPhone }: { hasPhone: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <Button type="primary" onClick={() => openModal('mfa-enable-authenticator')}>
        {t('common:mfa.enable.GOOGLE')}
      </Button>
      <Button onClick={() => openModal('mfa-enable-code', { mfaType: 'EMAIL' })}>
        {t('common:mfa.enable.EMAIL')}
      </Button>
      {hasPhone ? (
        <Button onClick={() => openModal('mfa-enable-code', { mfaType: 'SMS' })}>
          {t('common:mfa.enable.SMS')}
        </Button>
      ) : (
        <span className="muted profile-note">{t('common:mfa.noPhone')}</span>
      )}
    </>
  );
}

function OnActions() {
  const { t } = useTranslation();
  const { user, account } = useSession();
  return (
    <>
      {!account.enforceMfa && !user.home.enforceMfa && (
        <Button onClick={() => openModal('mfa-off')}>{t('common:mfa.off')}</Button>
      )}
      <Button onClick={() => openModal('mfa-reset')}>{t('common:auth.login.resetMfa')}</Button>
    </>
  );
}
