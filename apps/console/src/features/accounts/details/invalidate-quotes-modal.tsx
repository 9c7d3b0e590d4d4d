import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import type { AccountFacts, ConcernedQuote } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import type { ModalProps } from '../../../lib/modals';
import { AFTER_SENDING } from '../../../lib/same-page';
import { useSnackbar } from '../../../lib/snackbar';
import { useAccountCommands } from './api';

/** A change that waits for a yes, and the quotes that it concerns. */
export interface InvalidateData {
  accountId: string;
  facts: AccountFacts;
  quotes: ConcernedQuote[];
  /** Where to go on after it is saved. */
  home: string;
}

/** Spec 3 §4: a change of the account closes its open quotes, or sends them to underwriting. */
export function InvalidateQuotesModal({ data, close }: ModalProps<Partial<InvalidateData>>) {
  const { accountId, facts, quotes, home } = data;
  if (!accountId || !facts || !quotes || !home) return null;
  return <Question data={{ accountId, facts, quotes, home }} close={close} />;
}

function Question({ data, close }: ModalProps<InvalidateData>) {
  const { t } = useTranslation(['common', 'account', 'quote', 'coverage']);
  const { accountId, facts, quotes, home } = data;
  const { save } = useAccountCommands(accountId);
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  return (
    <ConfirmModal
      title={t('quote:wholesale.modal.invalidateQuotes')}
      confirmLabel={t('common:action.continue')}
      onClose={close}
      onConfirm={async (key) => {
        await save(facts, key);
        snackbar.success(t('account:details.updated'));
        close();
        await navigate(home, { state: AFTER_SENDING });
        openModal('quotes-invalidated', { quotes });
      }}
    >
      <p>{t('account:invalidate.text')}</p>
      <ul className="account-missing">
        {quotes.map(({ id, quoteNumber, product, fate }) => (
          <li key={id}>
            {t(`account:invalidate.${fate}`, {
              number: quoteNumber,
              product: t(`coverage:product.${product}`),
            })}
          </li>
        ))}
      </ul>
    </ConfirmModal>
  );
}
