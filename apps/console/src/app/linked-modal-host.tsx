import { useEffect, type ComponentType } from 'react';
import { BankDetailsModal } from '../features/payments/bank-details-modal';
import { BankAccountDeleteModal } from '../features/payments/bank-account-delete-modal';
import { ConsentModal } from '../features/payments/consent-modal';
import { InstallmentPlanModal } from '../features/payments/installment-plan';
import { closeModal, modalStore, returnModalFocus, type ModalProps } from '../lib/modals';
import { useStore } from '../lib/store';
import { useLinkedModal } from './use-linked-modal';

/** The modals of the pages that mailed links lead to, where the page itself says who may. */
const LINKED_MODALS: Readonly<Record<string, ComponentType<ModalProps<never>>>> = {
  'ach-wire': BankDetailsModal,
  'bank-account-delete': BankAccountDeleteModal,
  'credit-card-consent': ConsentModal,
  'installment-plan': InstallmentPlanModal,
};

/** Shows the one open modal to whom a mailed link has brought, with a session or without. */
export function LinkedModalHost() {
  const modal = useStore(modalStore);
  useLinkedModal(LINKED_MODALS);
  useEffect(() => {
    if (modal) return;
    returnModalFocus();
  }, [modal]);
  useEffect(() => closeModal, []);
  const Component = modal && LINKED_MODALS[modal.id];
  return Component && <Component data={modal.data as never} close={closeModal} />;
}
