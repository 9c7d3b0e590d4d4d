import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { openModal } from '../lib/modals';
import { modalOfLink, withoutModal } from './modal-link';

// Spec 1 §9: delay of a deep-linked modal.
const LINK_DELAY_MS = 1500;
// A person who is typing keeps the focus until they have paused this long.
const TYPING_PAUSE_MS = 1000;

/** Opens the modal that the address names, once, and takes its parameters out of the address. */
export function useLinkedModal(known: Readonly<Record<string, unknown>>): void {
  const [params, setParams] = useSearchParams();
  const lastKeyMs = useLastKey();
  const link = params.get('modal');
  useEffect(() => {
    if (!link) return;
    let timer: ReturnType<typeof setTimeout>;
    const open = () => {
      const pauseMs = Date.now() - lastKeyMs.current;
      if (pauseMs < TYPING_PAUSE_MS) {
        timer = setTimeout(open, TYPING_PAUSE_MS - pauseMs);
        return;
      }
      const { id, data } = modalOfLink(params);
      setParams(withoutModal, { replace: true });
      if (Object.hasOwn(known, id)) openModal(id, data);
    };
    timer = setTimeout(open, LINK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [link]);
}

function useLastKey() {
  const lastKeyMs = useRef(0);
  useEffect(() => {
    const onKey = () => {
      lastKeyMs.current = Date.now();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, []);
  return lastKeyMs;
}
