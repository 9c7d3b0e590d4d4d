import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { signOut } from '../../../lib/session-tokens';
import { finishUndoable } from '../../../lib/undoable';
import { Panel } from '../frame/panel';

export function LogoutPage() {
  const { t } = useTranslation();
  useEffect(() => {
    finishUndoable();
    signOut();
  }, []);
  return (
    <Panel title={t('common:auth.logout.done')}>
      <Link className="button primary" to="/login">
        {t('common:auth.logout.signIn')}
      </Link>
    </Panel>
  );
}
