import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Icon } from '../../lib/icons';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { enteringPath, switchToken } from './api';

/** Says that somebody acts in an account that is not the own one, and leads back. */
export function EnteredBanner() {
  const { t } = useTranslation();
  const { user, account } = useSession();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const { home } = user;
  if (home.id === account.id) return null;
  const back = async () => {
    setBusy(true);
    try {
      await navigate(enteringPath(await switchToken(home), home));
    } catch (error) {
      snackbar.problem(error);
      setBusy(false);
    }
  };
  return (
    <div className="notice warning shell-banner" role="status">
      <Icon name="person" />
      <p>
        {t('common:jump.banner', {
          account: account.name,
          name: `${user.firstName} ${user.lastName}`,
        })}
      </p>
      <button className="link-button" disabled={isBusy} onClick={() => void back()}>
        {t('common:jump.return', { home: home.name })}
      </button>
    </div>
  );
}
