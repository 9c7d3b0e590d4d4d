/** State of a navigation within a page: the focus stays on the control that led to it. */
export const SAME_PAGE = { keepsFocus: true };

/** Whether a navigation left the person on the same page. */
export const isSamePage = (state: unknown): boolean =>
  (state as typeof SAME_PAGE | null)?.keepsFocus ?? false;

/** State of a navigation that follows from a form that was sent: nothing that was typed is lost. */
export const AFTER_SENDING = { isAfterSending: true };

/** Whether a navigation leaves a form because it was sent. */
export const isAfterSending = (state: unknown): boolean =>
  (state as typeof AFTER_SENDING | null)?.isAfterSending ?? false;
