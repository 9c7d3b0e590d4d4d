import type { ComponentType, LazyExoticComponent } from 'react';
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
