import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The card of a page that a mailed link leads to, with the title of page and window. */
export function LinkedPanel({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className="panel linked">
      <title>{t('common:page.title', { page: title })}</title>
      <h1>{title}</h1>
      {children}
    </section>
  );
}
