import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CountText, type Counted } from './count-text';
import './dashboard.css';

/** A number that opens the list which it counts. */
export interface Tally {
  key: string;
  label: string;
  href: string;
  counted: Counted;
}

interface DashboardPageProps {
  title: string;
  greeting: string;
  purpose: string;
  /** What this person most often begins with. */
  action?: ReactNode;
  figures: readonly Tally[];
  tasks: readonly Tally[];
  /** What stands in the place of the tasks when nothing waits. */
  empty: ReactNode;
  /** Lays other lists beside the overview, which it is given. */
  inTabs?: ComponentType<{ overview: ReactNode }> | undefined;
  children: ReactNode;
}

/** A home: how the work stands, what waits, and whatever else this person comes here for. */
export function DashboardPage(props: DashboardPageProps) {
  const { t } = useTranslation();
  const { title, greeting, purpose, figures, tasks, empty, inTabs: Tabs, children } = props;
  const isIdle = tasks.every(({ counted }) => counted.data?.total === 0);
  const overview = (
    <>
      {figures.length > 0 && (
        <ul className="kit-figures" aria-label={t('common:dashboard.figures')}>
          {figures.map(({ key, label, href, counted }) => (
            <li key={key} className="card">
              <Link to={href}>
                <span className="muted">{label}</span>
                <CountText counted={counted} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {tasks.length > 0 && (
        <section className="card kit-tasks" aria-labelledby="dashboard-tasks">
          <h2 id="dashboard-tasks">{t('common:dashboard.tasks')}</h2>
          {isIdle ? empty : <TaskList tasks={tasks} />}
        </section>
      )}
      {children}
    </>
  );
  return (
    <>
      <title>{t('common:page.title', { page: title })}</title>
      <header className="home-head">
        <p className="muted">{title}</p>
        <h1>{greeting}</h1>
        <p>{purpose}</p>
        {props.action}
      </header>
      {Tabs ? <Tabs overview={overview} /> : overview}
    </>
  );
}

const TaskList = ({ tasks }: { tasks: readonly Tally[] }) => (
  <ul>
    {tasks.map(({ key, label, href, counted }) => (
      <li key={key} className={counted.data?.total === 0 ? 'kit-task-none' : undefined}>
        <Link to={href}>
          <span>{label}</span>
          <CountText counted={counted} />
        </Link>
      </li>
    ))}
  </ul>
);
