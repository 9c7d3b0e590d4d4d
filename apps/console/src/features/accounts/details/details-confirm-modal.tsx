import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import type { AccountFacts } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { AFTER_SENDING } from '../../../lib/same-page';
import { useSnackbar } from '../../../lib/snackbar';
import { useAccountCommands } from './api';

/** A change of a client that others rely on, and what its form calls the changed fields. */
export interface DetailsConfirmData {
  accountId: string;
  facts: AccountFacts;
  changed: string[];
  /** Where to go on after it is saved. */
  home: string;
}

/** Asks before details change that were verified or quoted. */
export function DetailsConfirmModal({ data, close }: ModalProps<Partial<DetailsConfirmData>>) {
  const { accountId, facts, changed, home } = data;
  if (!accountId || !facts || !changed || !home) return null;
  return <Question data={{ accountId, facts, changed, home }} close={close} />;
}

function Question({ data, close }: ModalProps<DetailsConfirmData>) {
  const { t } = useTranslation(['common', 'account']);
  const { accountId, facts, changed, home } = data;
  const { save } = useAccountCommands(accountId);
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  return (
    <ConfirmModal
      title={t('account:confirm.title')}
      confirmLabel={t('account:confirm.confirm')}
      onClose={close}
      onConfirm={async (key) => {
        await save(facts, key);
        snackbar.success(t('account:details.updated'));
        close();
        await navigate(home, { state: AFTER_SENDING });
      }}
    >
      <p>{t('account:confirm.text')}</p>
      <ul className="account-missing">
        {changed.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
    </ConfirmModal>
  );
}
