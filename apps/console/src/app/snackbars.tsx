import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOf, snackbar, snackbarStore, type Snackbar } from '../lib/snackbar';
import { useStore } from '../lib/store';
import { Icon, type IconName } from '../lib/icons';
import './styles/snackbars.css';

const ICONS: Record<Snackbar['type'], IconName> = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'warning',
};

/** The notices of the whole console; they are read out, errors at once. */
export function Snackbars() {
  const { t } = useTranslation();
  const shown = useStore(snackbarStore);
  return (
    <section className="snackbars" aria-label={t('common:snackbar.region')}>
      <div role="status" aria-live="polite">
        {shown.filter(({ type }) => type !== 'error').map(card)}
      </div>
      <div role="alert" aria-live="assertive">
        {shown.filter(({ type }) => type === 'error').map(card)}
      </div>
    </section>
  );
}

const card = (one: Snackbar) => <SnackbarCard key={keyOf(one)} one={one} />;

function SnackbarCard({ one }: { one: Snackbar }) {
  const { t } = useTranslation();
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isHeld = isPointedAt || isFocused || isOpen;
  const element = useFocusBack();
  useEffect(() => {
    if (one.durationMs === null || isHeld) return;
    const timer = setTimeout(() => snackbar.dismiss(one), one.durationMs);
    return () => clearTimeout(timer);
  }, [one, isHeld]);
  useEffect(() => {
    if (!isHeld || !one.onHeld) return;
    one.onHeld(true);
    return () => one.onHeld?.(false);
  }, [one, isHeld]);
  return (
    <div
      ref={element}
      className={`snackbar ${one.type}`}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={ICONS[one.type]} />
      <div className="snackbar-text">
        <p>{one.text}</p>
        {one.about && <p className="muted">{one.about}</p>}
        {one.details && (
          <button className="link-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('common:snackbar.details')}
          </button>
        )}
        {isOpen && <pre tabIndex={0}>{one.details}</pre>}
        {one.action && (
          <button className="link-button" onClick={one.action.run}>
            {one.action.text}
          </button>
        )}
      </div>
      <button
        className="icon-button"
        aria-label={t('common:snackbar.dismiss')}
        onClick={() => snackbar.dismiss(one)}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}

/** A notice that goes with the focus in it gives that to the page, not to nothing. */
function useFocusBack() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
