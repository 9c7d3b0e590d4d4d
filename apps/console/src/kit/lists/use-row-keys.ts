import { useEffect, useRef, type RefObject } from 'react';

/** Marks the link a row opens; j and k walk over these, x ticks the focused one, Enter follows it. */
export const ROW_LINK = 'data-row-link';

const BUSY =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

const STEPS: Readonly<Record<string, 1 | -1 | 0>> = { j: 1, k: -1, x: 0 };

/** `onStep` does what j and k ask for instead of moving the focus. */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  onStep?: (by: 1 | -1) => void,
): void {
  const step = useRef(onStep);
  useEffect(() => {
    step.current = onStep;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(BUSY)) return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`) ?? [])];
      const now = links.findIndex((link) => link === document.activeElement);
      if (by === 0) {
        links[now]?.closest('tr')?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
        return;
      }
      if (step.current) {
        step.current(by);
        return;
      }
      const next = now === -1 ? (by === 1 ? 0 : links.length - 1) : now + by;
      links[next]?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}
