import { useEffect, type RefObject } from 'react';

/** Marks the link a row opens; j and k walk over these, Enter follows the focused one. */
export const ROW_LINK = 'data-row-link';

const BUSY = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(BUSY)) return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`) ?? [])];
      const now = links.findIndex((link) => link === document.activeElement);
      const next = now === -1 ? (step === 1 ? 0 : links.length - 1) : now + step;
      links[next]?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}
