import type { Product } from '@palisade/trade';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import type { ModalProps } from '../../../lib/modals';
import { useSession } from '../../../lib/session';
import { wizardPath } from '../paths';

/** For whom a new quote takes the place of one that can not be changed. */
export interface RequoteData {
  accountId: string;
  product: Product;
}

export function RequoteUnavailableModal({ data, close }: ModalProps<RequoteData>) {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath } = useSession();
  const navigate = useNavigate();
  const leaveTo = (path: string) => {
    close();
    void navigate(path);
  };
  return (
    <ConfirmModal
      title={t('quote:reQuote.title')}
      confirmLabel={t('quote:reQuote.newQuote')}
      cancelLabel={t('quote:reQuote.cancel')}
      onClose={() => leaveTo(`${basePath}/inbox`)}
      onConfirm={() => leaveTo(wizardPath(basePath, data.product, data.accountId, 'verify'))}
    >
      {t('quote:reQuote.text')}
    </ConfirmModal>
  );
}
