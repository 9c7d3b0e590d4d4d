import { useEffect, useState, type RefObject } from 'react';

interface Shown {
  text: string;
  top: number;
  left: number;
}

const CELL = '.kit-list-cell';

const overflows = (element: Element): boolean => element.scrollWidth > element.clientWidth;

/** The link of a row cuts its text itself. */
const isCut = (cell: Element): boolean =>
  overflows(cell) || [...cell.querySelectorAll('.kit-list-link')].some(overflows);

const textOf = (cell: Element): string => cell.textContent.trim();

/** The whole text of what a row had to cut: where the pointer is, and for the row that has the focus. */
export function useFullText(table: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const list = table.current;
    const onPoint = ({ target }: Event) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>(CELL) : null;
      if (!cell) return;
      if (isCut(cell)) cell.title = textOf(cell);
      else cell.removeAttribute('title');
    };
    const onFocus = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const row = target.closest('tr.kit-list-row');
      const cut = [...(row?.querySelectorAll(CELL) ?? [])].filter(isCut);
      if (!row || cut.length === 0) return;
      const { bottom, left } = row.getBoundingClientRect();
      setShown({ text: cut.map(textOf).join(' · '), top: bottom, left });
    };
    const hide = () => setShown(null);
    list?.addEventListener('mouseover', onPoint);
    list?.addEventListener('focusin', onFocus);
    list?.addEventListener('focusout', hide);
    window.addEventListener('scroll', hide, true);
    return () => {
      list?.removeEventListener('mouseover', onPoint);
      list?.removeEventListener('focusin', onFocus);
      list?.removeEventListener('focusout', hide);
      window.removeEventListener('scroll', hide, true);
    };
  }, [table]);
  return (
    shown && (
      <div role="tooltip" className="kit-list-full" style={{ top: shown.top, left: shown.left }}>
        {shown.text}
      </div>
    )
  );
}
