import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** What waits for somebody, and where. */
export interface Task {
  key: string;
  label: string;
  count: number;
  /** The count as people read it. */
  text: string;
  href: string;
  /** What the law does not let wait: red. */
  isUrgent: boolean;
}

/** What waits first, each with the list that it counts; nothing at all is said in a sentence. */
export function Tasks({ tasks }: { tasks: readonly Task[] }) {
  const { t } = useTranslation();
  const waiting = tasks.filter(({ count }) => count > 0);
  const others = tasks.filter(({ count }) => count === 0);
  return (
    <section className="card kit-tasks" aria-labelledby="dashboard-tasks">
      <h2 id="dashboard-tasks">{t('common:dashboard.tasks')}</h2>
      {waiting.length === 0 && <p>{t('common:dashboard.noTasks')}</p>}
      <TaskList tasks={waiting} />
      {others.length > 0 && (
        <div className="kit-tasks-none">
          <TaskList tasks={others} />
        </div>
      )}
    </section>
  );
}

const TaskList = ({ tasks }: { tasks: readonly Task[] }) =>
  tasks.length > 0 && (
    <ul>
      {tasks.map(({ key, label, text, href, isUrgent }) => (
        <li key={key} className={isUrgent ? 'kit-task-urgent' : undefined}>
          <Link to={href}>
            <span>{label}</span>
            <strong>{text}</strong>
          </Link>
        </li>
      ))}
    </ul>
  );
