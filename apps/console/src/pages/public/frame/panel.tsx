import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PanelProps {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}

/** The card in the middle of a public page, with the title of page and window. */
export function Panel({ title, isWide = false, children }: PanelProps) {
  const { t } = useTranslation();
  return (
    <section className={isWide ? 'panel prose' : 'panel'}>
      <title>{t('common:page.title', { page: title })}</title>
      <h1>{title}</h1>
      {children}
    </section>
  );
}
