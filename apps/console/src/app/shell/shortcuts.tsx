import { lazy, Suspense, useEffect } from 'react';
import { createStore, useStore } from '../../lib/store';
import { modalStore } from '../../lib/modals';
import { undoLatest } from '../../lib/undoable';
import type { Persona } from '../personas';
import { EarlySearch } from './search/early-search';

const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette')).CommandPalette,
}));
const KeyHelp = lazy(async () => ({ default: (await import('./key-help')).KeyHelp }));

const layerStore = createStore<'palette' | 'keys' | null>(null);

export const openPalette = (): void => layerStore.set('palette');
export const openKeyHelp = (): void => layerStore.set('keys');
const closeLayer = (): void => layerStore.set(null);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether a dialog is open, of the registry or of a page: one at a time (Spec 1 §2). */
const hasDialog = (): boolean =>
  modalStore.get() !== null ||
  [...document.querySelectorAll('[role="dialog"], dialog[open]')].some((one) =>
    one.checkVisibility(),
  );

/** Whether Ctrl-Z was pressed where it takes back no typing. */
const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey && !isTyping(target);

/** Listens for Ctrl-K and `?` and shows what they open; Ctrl-Z takes back what was done last. */
export function ShortcutLayer({ persona }: { persona: Persona }) {
  const layer = useStore(layerStore);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        if (!hasDialog()) openPalette();
      } else if (event.key === '?' && !isTyping(event.target) && !hasDialog()) {
        event.preventDefault();
        openKeyHelp();
      } else if (isUndo(event) && !modalStore.get() && undoLatest()) {
        event.preventDefault();
      }
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      closeLayer();
    };
  }, []);
  return (
    <Suspense fallback={layer === 'palette' && <EarlySearch onClose={closeLayer} />}>
      {layer === 'palette' && <CommandPalette persona={persona} onClose={closeLayer} />}
      {layer === 'keys' && <KeyHelp onClose={closeLayer} />}
    </Suspense>
  );
}
