/** State of a navigation within a page: the focus stays on the control that led to it. */
export const SAME_PAGE = { keepsFocus: true };

/** Whether a navigation left the person on the same page. */
export const isSamePage = (state: unknown): boolean =>
  (state as typeof SAME_PAGE | null)?.keepsFocus ?? false;
