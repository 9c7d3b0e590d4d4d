import { lazy, type ComponentType } from 'react';
import type { ModalProps } from '../lib/modals';
import type { RegisteredModal } from './modal-registry';

/** A modal by its name in a file, which is loaded when the modal first opens. */
export const lazyModal = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType<ModalProps<never>>>>,
  name: Name,
): RegisteredModal['Component'] => lazy(async () => ({ default: (await load())[name] }));
