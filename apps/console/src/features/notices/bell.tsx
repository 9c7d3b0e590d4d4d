import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../lib/icons';
import { unreadNoticesQuery } from './api';
import { toldAfter, type Told } from './bell-news';
import { BellPanel } from './bell-panel';
import './bell.css';

const MOST = 99;

/** How many notices wait, told politely when it changes, and the last of them at a press. */
export function Bell() {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { data } = useQuery(unreadNoticesQuery);
  const count = data?.totalElements ?? 0;
  const [told, setTold] = useState<Told>();
  const now = data && toldAfter(told, data.totalElements);
  if (now && now !== told) setTold(now);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  return (
    <div className="bell" ref={box}>
      <button
        ref={button}
        className="icon-button"
        aria-label={t('common:notices.bell')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bell" />
        {count > 0 && (
          <span className="bell-count" aria-hidden="true">
            {count > MOST ? `${MOST}+` : count}
          </span>
        )}
      </button>
      <span className="visually-hidden" role="status">
        {told?.isNews && count > 0 && t('common:notices.unread', { count })}
      </span>
      <section
        id={id}
        className="bell-panel"
        aria-label={t('common:notices.bell')}
        hidden={!isOpen}
      >
        {isOpen && <BellPanel onClose={() => setOpen(false)} />}
      </section>
    </div>
  );
}
