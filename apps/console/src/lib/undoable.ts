import { useTranslation } from 'react-i18next';
import { problemMessage } from './problem';
import { snackbar } from './snackbar';

/** How long what was pressed can be taken back, in milliseconds (console.md: five seconds). */
export const UNDO_MS = 5000;

/** Something that is done only when nobody takes it back in time. */
export interface Undoable {
  /** What was done, as its notice says it. */
  text: string;
  /** Sends it; a repeat must send the same key. */
  act: () => Promise<unknown>;
  /** Shows again what was there before: it was taken back, or refused. */
  onUndone?: () => void;
}

const waiting = new Set<() => void>();

/** Does what still waits at once: the page goes, or the person signs out. */
export const finishUndoable = (): void => [...waiting].forEach((finish) => finish());

/** Calls `act` once the time is over; the answer takes it back, and says whether it was in time. */
export function unlessUndone(act: () => void): () => boolean {
  const finish = () => {
    clearTimeout(timer);
    if (waiting.delete(finish)) act();
  };
  const timer = setTimeout(finish, UNDO_MS);
  waiting.add(finish);
  return () => {
    clearTimeout(timer);
    return waiting.delete(finish);
  };
}

/** Does something that can be taken back for five seconds: until then nothing is sent. */
export function useUndoable(): (wanted: Undoable) => void {
  const { t } = useTranslation();
  return ({ text, act, onUndone }) => {
    const send = () =>
      act().catch((error: unknown) => {
        onUndone?.();
        snackbar.error(problemMessage(error), {
          action: { text: t('common:action.retry'), run: () => void send() },
        });
      });
    const notice = { type: 'success', text } as const;
    const takeBack = unlessUndone(() => {
      snackbar.dismiss(notice);
      void send();
    });
    const undo = () => {
      snackbar.dismiss(notice);
      if (!takeBack()) return;
      onUndone?.();
      snackbar.info(t('common:undo.done'));
    };
    snackbar.success(text, {
      durationMs: null,
      action: { text: t('common:undo.label'), run: undo },
    });
  };
}
