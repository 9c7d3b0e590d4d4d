import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { renewPerson } from './api';

// Spec 1 §9: redirect of an insured after the set-up.
const REDIRECT_MS = 2000;

/** What follows when a second factor was put on. */
export function useMfaEnabled(close: () => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const { account } = useSession();
  return async () => {
    await renewPerson();
    snackbar.success(t('common:mfa.enabled'));
    close();
    if (account.accountType !== 'CUSTOMER') return;
    setTimeout(() => void navigate('/customer/policies'), REDIRECT_MS);
  };
}
