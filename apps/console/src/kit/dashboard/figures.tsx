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

const SIGNS = { more: '▲ ', less: '▼ ', same: '', none: '' } as const;

function FigureText({ label, text, change }: Figure) {
  return (
    <>
      <span className="muted">{label}</span>
      <strong>{text}</strong>
      {change && <ChangeText {...change} />}
    </>
  );
}

function ChangeText({ kind, by, unit }: Change) {
  const { t } = useTranslation();
  const words =
    kind === 'same' || kind === 'none'
      ? t(`common:dashboard.change.${kind}`)
      : t(`common:dashboard.${unit}.${kind}`, { count: by });
  return (
    <span className={`kit-figure-change kit-figure-${kind}`}>
      <span aria-hidden>{SIGNS[kind]}</span>
      {words}
    </span>
  );
}
