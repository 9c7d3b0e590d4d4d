import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { NewAccount } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { ApiError } from '../../lib/problem';
import { AFTER_SENDING } from '../../lib/same-page';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import type { SubmitKey } from '../../lib/submit-key';
import { useCreateAccount, verifyAddress, type CreateAccount } from './api';

/** What the dialog about an address that does not verify is opened with. */
export interface AddressDoubt {
  account: NewAccount;
  key: SubmitKey;
  /** The fields that do not hold, as people of the country call them. */
  fields: string[];
  /** What was compared with what is known of places, by the same names. */
  compared: string[];
}

/** Creates an account and goes to its page; answers false when the same one exists already. */
export function useCreateAndShow() {
  const { t } = useTranslation(['common', 'account']);
  const { basePath } = useSession();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const create = useCreateAccount();
  return async (request: CreateAccount): Promise<boolean> => {
    try {
      const { id } = await create(request);
      snackbar.success(t('account:create.success'));
      await navigate(`${basePath}/accounts/${id}`, { state: AFTER_SENDING });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      snackbar.error(error.problem.detail ?? t('account:create.conflict'));
      return false;
    }
  };
}

/** Verifies the address first; one that does not hold is asked about before anything is created. */
export function useAddAccount() {
  const createAndShow = useCreateAndShow();
  return async (account: NewAccount, key: SubmitKey): Promise<boolean> => {
    const check = await verifyAddress(account);
    if (check.verified) return createAndShow({ account, key });
    const { localizedErrorFieldNames: fields, localizedComparedFieldNames: compared } = check;
    const doubt: AddressDoubt = { account, key, fields, compared };
    openModal('account-address-confirm', doubt);
    return true;
  };
}
