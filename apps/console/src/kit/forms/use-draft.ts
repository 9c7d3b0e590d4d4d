import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft, type Draft } from '../../lib/drafts';
import { modalStore, rowsOf } from '../../lib/modals';
import { useStore } from '../../lib/store';
import { tokenStore } from '../../lib/tokens';
import type { ChangedField } from './editing';

/** So long typing rests before it is kept. */
const REST_MS = 300;

const picked = (all: Record<string, unknown>, names: Iterable<string>): Record<string, unknown> =>
  Object.fromEntries([...names].map((name) => [name, all[name]]));

/**
 * Keeps what is typed into a form until it was sent or dropped, and offers it when the form is opened
 * again at the same address: after an outage, an ended session, a new version.
 */
export function useDraft<Values extends object>(form: FormInstance<Values>, title: string) {
  const signedIn = useStore(tokenStore)?.claims;
  const [person] = useState(signedIn?.sub);
  // What is typed for one account is not offered in another one of the same person.
  const [place] = useState(() =>
    [signedIn?.accountId, location.pathname, title, ...rowsOf(modalStore.get()?.data)].join(' '),
  );
  const [offered, setOffered] = useState<Draft | null>(() =>
    person ? readDraft(person, place, Date.now()) : null,
  );
  const typed = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const keep = () => {
    timer.current = undefined;
    if (!person || typed.current.size === 0) return;
    const all = form.getFieldsValue(true) as Record<string, unknown>;
    keepDraft(person, place, { values: picked(all, typed.current), at: Date.now() });
  };
  /** Follows what the person types; what the form itself sets is no draft. */
  const note = (changed: readonly ChangedField[]) => {
    const names = changed.flatMap(({ name, touched }) => (touched ? String(name[0]) : []));
    if (names.length === 0) return;
    for (const name of names) typed.current.add(name);
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, REST_MS);
  };
  const forget = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    typed.current.clear();
    setOffered(null);
    if (person) forgetDraft(person, place);
  };
  const take = () => {
    if (!offered) return;
    form.setFieldsValue(offered.values as never);
    for (const name of Object.keys(offered.values)) {
      typed.current.add(name);
      form.setFields([{ name: name as never, touched: true }]);
    }
    setOffered(null);
  };

  const keepNow = useRef(keep);
  keepNow.current = keep;
  useEffect(() => {
    const leave = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      keepNow.current();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return { offered, note, take, forget };
}
