import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ModalProps } from '../lib/modals';

/** A modal that opens by name, from code, from the palette or from a link. */
export interface RegisteredModal {
  Component: LazyExoticComponent<ComponentType<ModalProps<never>>>;
  permission: string;
  /** The navigation entry that it belongs to; who has not that entry cannot open it. */
  area: string;
  /** Its name as a command of the palette, when it needs no data. */
  commandKey?: string;
}

/** Every modal by its id, which is also its name in a link (Spec 1 §2). */
export const MODALS: Readonly<Record<string, RegisteredModal>> = {
  'account-create': {
    Component: lazy(async () => ({
      default: (await import('../features/accounts/account-create-modal')).AccountCreateModal,
    })),
    permission: 'account:create',
    area: 'accounts',
    commandKey: 'account:create.title',
  },
};
