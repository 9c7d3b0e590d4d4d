import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './dashboard.css';

interface DashboardPageProps {
  title: string;
  /** What this person most often begins with. */
  action?: ReactNode;
  /** Lays other lists beside the overview, which it is given. */
  inTabs?: ComponentType<{ overview: ReactNode }> | undefined;
  /** What waits, the figures and the charts, and whatever else this person comes here for. */
  children: ReactNode;
}

/** A home: what waits, how the work stands, and whatever else this person comes here for. */
export function DashboardPage({ title, action, inTabs: Tabs, children }: DashboardPageProps) {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('common:page.title', { page: title })}</title>
      <header className="kit-dashboard-head">
        <h1>{title}</h1>
        {action}
      </header>
      {Tabs ? <Tabs overview={children} /> : children}
    </>
  );
}
