import type { Quote, QuoteAction } from '../../../lib/api-types';
import type { QuoteCommand } from '../api';

/** Who looks at a quote, as far as the actions depend on it. */
export interface ActionReader {
  can: (permission: string) => boolean;
  isStaff: boolean;
}

/** What an action has, however it is done. */
interface OfferedAction {
  id: string;
  labelKey: string;
  /** The server offers any of these. */
  when: readonly QuoteAction[];
  /** A permission beyond those that the server has looked at. */
  permission?: string;
  audience?: 'staff' | 'agency';
  /** Of the quotes with which it can be done, those alone. */
  isFor?: (quote: Pick<Quote, 'bypassCfRules' | 'product'>) => boolean;
  /** Takes the quote on; the first of these that is offered is the primary button. */
  isForward?: boolean;
  isDanger?: boolean;
}

/** An action that is done at once, without a dialog. */
export interface DirectAction extends OfferedAction {
  command: QuoteCommand;
  successKey: string;
}

/** One action: what the server must offer for it, and how it is done. */
export type ActionSetup = DirectAction | (OfferedAction & { modal: string });
