import { useTranslation } from 'react-i18next';
import { problemMessage } from './problem';
import { randomId } from './random-id';
import { snackbar } from './snackbar';

/** How long what was pressed can be taken back, in milliseconds (console.md: five seconds). */
export const UNDO_MS = 5000;

/** Something that is done only when nobody takes it back in time. */
export interface Undoable {
  /** What was done, as its notice says it. */
  text: string;
  /** What it was done to, told beside it: two acts may have one text. */
  about: string;
  /** Sends it; a repeat must send the same key. */
  act: () => Promise<unknown>;
  /** Shows again what is there: it was taken back, or refused. */
  onUndone?: () => void;
}

/** An act whose time is not over. */
interface Waiting {
  finish: () => void;
  undo: () => void;
  /** Stops the time while somebody is at its notice; it begins again when they leave. */
  hold: (isHeld: boolean) => void;
}

const waiting = new Set<Waiting>();

/** Does what still waits at once: the page goes, or the person signs out. */
export const finishUndoable = (): void => [...waiting].forEach(({ finish }) => finish());

/** Takes back what was done last; false when there is nothing left to take back. */
export function undoLatest(): boolean {
  const latest = [...waiting].at(-1);
  latest?.undo();
  return latest !== undefined;
}

/** Calls `act` once the time is over, or `onUndone` when it is taken back before. */
export function unlessUndone(act: () => void, onUndone?: () => void): Waiting {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    return waiting.delete(one);
  };
  const one: Waiting = {
    finish: () => {
      if (end()) act();
    },
    undo: () => {
      if (end()) onUndone?.();
    },
    hold: (isHeld) => {
      clearTimeout(timer);
      if (!isHeld && waiting.has(one)) timer = setTimeout(one.finish, UNDO_MS);
    },
  };
  waiting.add(one);
  one.hold(false);
  return one;
}

/** Does something that can be taken back for five seconds: until then nothing is sent. */
export function useUndoable(): (wanted: Undoable) => void {
  const { t } = useTranslation();
  return ({ text, about, act, onUndone }) => {
    const send = () =>
      act().catch((error: unknown) => {
        onUndone?.();
        snackbar.error(problemMessage(error), {
          id: notice.id,
          about,
          action: { text: t('common:action.retry'), run: () => void send() },
        });
      });
    const notice = { type: 'success', text, about, id: randomId() } as const;
    const { undo, hold } = unlessUndone(
      () => {
        snackbar.dismiss(notice);
        void send();
      },
      () => {
        snackbar.dismiss(notice);
        onUndone?.();
        snackbar.info(t('common:undo.done'), { about });
      },
    );
    snackbar.success(text, {
      id: notice.id,
      about,
      durationMs: null,
      action: { text: t('common:undo.label'), run: undo },
      onHeld: hold,
    });
  };
}
