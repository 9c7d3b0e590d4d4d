import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { readConsent, storeConsent } from '../lib/cookie-consent';
import './styles/cookie-bar.css';

// Spec 1 §9: the banner appears after 1.5 s.
const DELAY_MS = 1500;

/** Asks once for consent. */
export function CookieBar() {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (readConsent(Date.now()) !== null) return;
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const bar = useRef<HTMLElement>(null);
  useReservedHeight(bar, isShown);
  if (!isShown) return null;
  const answer = (isAccepted: boolean) => {
    storeConsent(isAccepted, Date.now());
    setShown(false);
  };
  return (
    <section ref={bar} className="cookie-bar" aria-label={t('common:cookie.title')}>
      <p>{t('common:cookie.text')}</p>
      <div className="answers">
        <button className="button" onClick={() => answer(false)}>
          {t('common:cookie.deny')}
        </button>
        <button className="button primary" onClick={() => answer(true)}>
          {t('common:cookie.accept')}
        </button>
      </div>
    </section>
  );
}

/** Tells the rest of the page how much the bar covers, so that nothing is hidden behind it. */
function useReservedHeight(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    if (!bar.current) return;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--cookie-bar', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--cookie-bar');
    };
  }, [bar, isShown]);
}
