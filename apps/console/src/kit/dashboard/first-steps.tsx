import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Something that a new person can begin with. */
export interface FirstStep {
  key: string;
  title: string;
  text: string;
  href: string;
}

interface FirstStepsProps {
  /** What this person comes here for. */
  purpose: string;
  steps: readonly FirstStep[];
}

/** What stands in the place of figures while there is nothing to count. */
export function FirstSteps({ purpose, steps }: FirstStepsProps) {
  const { t } = useTranslation();
  return (
    <section className="card kit-first-steps" aria-labelledby="dashboard-first">
      <h2 id="dashboard-first">{t('common:dashboard.first')}</h2>
      <p className="muted">{purpose}</p>
      <ol>
        {steps.map(({ key, title, text, href }) => (
          <li key={key}>
            <Link to={href}>{title}</Link>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
