import { useTranslation } from 'react-i18next';

/** Keeps the shape of a page while it loads. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="page-skeleton" role="status">
      <span className="visually-hidden">{t('common:select.loading')}</span>
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  );
}
