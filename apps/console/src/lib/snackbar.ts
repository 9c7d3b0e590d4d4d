import { problemDetails, problemMessage } from './problem';
import { createStore } from './store';

export type SnackbarType = 'success' | 'info' | 'warning' | 'error';

export interface Snackbar {
  type: SnackbarType;
  text: string;
  /** Tells apart notices of one text. */
  id?: string;
  /** What it is about, below the text. */
  about?: string;
  /** Shown when the reader opens the notice further: the call and its answer. */
  details?: string;
  action?: { text: string; run: () => void };
  /** How long it stays, in milliseconds; null stays until it is dismissed. */
  durationMs: number | null;
  /** Told when somebody begins and ends to point at the notice or to have the focus in it. */
  onHeld?: (isHeld: boolean) => void;
}

// Spec 1 §2: at most three at once, no duplicates.
const MAX = 3;
const DURATION_MS: Record<SnackbarType, number | null> = {
  success: 5000,
  info: 6000,
  warning: 8000,
  error: 10000,
};

type Identity = Pick<Snackbar, 'type' | 'text' | 'id' | 'about'>;

/** What a notice is known by. */
export const keyOf = ({ type, text, id = '', about = '' }: Identity): string =>
  [type, id, text, about].join(':');

/**
 * The queue after one more notice: a repeated one is dropped, the oldest gives way. One that offers
 * something stays: the offer is nowhere else.
 */
export function withSnackbar(shown: readonly Snackbar[], next: Snackbar): Snackbar[] {
  if (shown.some((one) => keyOf(one) === keyOf(next))) return [...shown];
  const excess = Math.max(shown.length + 1 - MAX, 0);
  const leaving = shown.filter(({ action }) => !action).slice(0, excess);
  return [...shown.filter((one) => !leaving.includes(one)), next];
}

export const snackbarStore = createStore<Snackbar[]>([]);

type Options = Partial<Omit<Snackbar, 'type' | 'text'>>;

function show(type: SnackbarType, text: string, options: Options = {}): void {
  const next = { type, text, durationMs: DURATION_MS[type], ...options };
  snackbarStore.set(withSnackbar(snackbarStore.get(), next));
}

export const snackbar = {
  success: (text: string, options?: Options) => show('success', text, options),
  info: (text: string, options?: Options) => show('info', text, options),
  warning: (text: string, options?: Options) => show('warning', text, options),
  error: (text: string, options?: Options) => show('error', text, options),
  /** The notice for a failed call, with the call and its answer in the expandable part. */
  problem: (error: unknown) =>
    show('error', problemMessage(error), { details: problemDetails(error) }),
  dismiss: (one: Identity) => {
    snackbarStore.set(snackbarStore.get().filter((other) => keyOf(other) !== keyOf(one)));
  },
};

export const useSnackbar = (): typeof snackbar => snackbar;
