import type { ReactNode } from 'react';
import '../kit.css';

export interface Fact {
  label: string;
  /** Nothing known is shown as a dash. */
  value: ReactNode;
}

export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="kit-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="muted">{label}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
