import { Suspense, useEffect } from 'react';
import { closeModal, modalStore, returnModalFocus } from '../lib/modals';
import { usePermissions } from '../lib/session';
import { useStore } from '../lib/store';
import { MODALS } from './modal-registry';
import { useLinkedModal } from './use-linked-modal';

/** Shows the one open modal. */
export function ModalHost() {
  const { can } = usePermissions();
  const modal = useStore(modalStore);
  useLinkedModal(MODALS);
  useEffect(() => {
    if (modal) return;
    returnModalFocus();
  }, [modal]);
  useEffect(() => closeModal, []);
  const registered = modal && MODALS[modal.id];
  if (!modal || !registered || !can(registered.permission)) return null;
  const { Component } = registered;
  return (
    <Suspense>
      <Component data={modal.data as never} close={closeModal} />
    </Suspense>
  );
}
