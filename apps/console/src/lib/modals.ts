import { createStore } from './store';

/** What a modal's content receives. */
export interface ModalProps<Data = unknown> {
  data: Data;
  close: () => void;
}

export interface OpenModal {
  id: string;
  data: unknown;
}

/** The open modal; there is one at a time, and opening one closes another (Spec 1 §2). */
export const modalStore = createStore<OpenModal | null>(null);

let openedFrom: HTMLElement | null = null;

/** Opens the modal that the registry knows by this id; focus comes back here when it closes. */
export function openModal(id: string, data: unknown = {}): void {
  if (!modalStore.get() && document.activeElement instanceof HTMLElement) {
    openedFrom = document.activeElement;
  }
  modalStore.set({ id, data });
}

export function closeModal(): void {
  modalStore.set(null);
}

/** Gives focus back to the control that opened the modal, once its closing motion has ended. */
export function returnModalFocus(): void {
  if (openedFrom?.isConnected) openedFrom.focus();
  openedFrom = null;
}

/** The ids of the rows that a modal is about, by the members that are called so. */
export function rowsOf(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = Object.entries(data).flatMap(([name, value]) => {
    if (typeof value !== 'string') return rowsOf(value);
    return /^id$|Id$/.test(name) ? [value] : [];
  });
  return [...new Set(own)].toSorted();
}
