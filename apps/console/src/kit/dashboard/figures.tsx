import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Change } from './change';

/** A number of a home. */
export interface Figure {
  key: string;
  label: string;
  /** The number as people read it. */
  text: string;
  /** The list that proves it, where the person may open it. */
  href?: string | undefined;
  /** How it differs from the time before, of what is counted over a time. */
  change?: Change | undefined;
}

interface FiguresProps {
  label: string;
  figures: readonly Figure[];
}

/** Numbers in a frame of their own; each opens the list that proves it. */
export const Figures = ({ label, figures }: FiguresProps) => (
  <ul className="card kit-figures" aria-label={label}>
    {figures.map((figure) => (
      <li key={figure.key}>
        {figure.href ? (
          <Link to={figure.href}>
            <FigureText {...figure} />
          </Link>
        ) : (
          <div>
            <FigureText {...figure} />
          </div>
        )}
      </li>
    ))}
  </ul>
);

const SIGNS = { more: '▲', less: '▼', same: '' } as const;

function FigureText({ label, text, change }: Figure) {
  const { t } = useTranslation();
  return (
    <>
      <span className="muted">{label}</span>
      <strong>{text}</strong>
      {change && (
        <span className={`kit-figure-change kit-figure-${change.kind}`}>
          {change.kind in SIGNS && (
            <span aria-hidden>{SIGNS[change.kind as keyof typeof SIGNS]} </span>
          )}
          {t(`common:dashboard.change.${change.kind}`, { by: change.by })}
        </span>
      )}
    </>
  );
}
