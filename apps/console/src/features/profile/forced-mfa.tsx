import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../lib/session';
import { mustSetUpMfa } from './must-set-up';

/** Blocks the console until the second factor is set up, where the account asks for it. */
export function ForcedMfa({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user, basePath } = useSession();
  const profile = `${basePath}/profile`;
  if (!mustSetUpMfa(user) || pathname === profile) return children;
  return (
    <>
      <title>{t('common:page.title', { page: t('common:mfaBlock.title') })}</title>
      <h1 className="visually-hidden">{t('common:mfaBlock.title')}</h1>
      <Modal
        open
        closable={false}
        keyboard={false}
        footer={null}
        wrapProps={{ id: 'mfa-not-enabled' }}
        title={t('common:mfaBlock.title')}
      >
        <p>{t('common:mfa.forced')}</p>
        <Button type="primary" autoFocus onClick={() => void navigate(`${profile}?tab=mfa`)}>
          {t('common:mfaBlock.action')}
        </Button>
      </Modal>
    </>
  );
}
