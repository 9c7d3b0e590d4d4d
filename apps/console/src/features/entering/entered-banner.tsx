import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Icon } from '../../lib/icons';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { enteringPath, switchToken } from './api';

/** Says that somebody acts in an account that is not the own one, and leads back. */
export function EnteredBanner() {
  const { t } = useTranslation();
  const { user, account } = useSession();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const { home } = user;
  const returning = useSubmit(async () => enteringPath(await switchToken(home), home), {
    onDone: (path) => navigate(path),
    onRefused: (error) => snackbar.problem(error),
  });
  if (home.id === account.id) return null;
  return (
    <div className="notice warning shell-banner" role="status">
      <Icon name="person" />
      <p>
        {t('common:jump.banner', {
          account: account.name,
          name: `${user.firstName} ${user.lastName}`,
        })}
      </p>
      <button
        className="link-button"
        aria-disabled={returning.isLocked}
        onClick={() => void returning.submit()}
      >
        {t('common:jump.return', { home: home.name })}
      </button>
    </div>
  );
}
