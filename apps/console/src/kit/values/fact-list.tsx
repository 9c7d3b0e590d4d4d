import type { ReactNode } from 'react';
import '../kit.css';

export interface Fact {
  label: string;
  /** Nothing known is shown as a dash. */
  value: ReactNode;
  /** A sentence, which takes the room of two. */
  isWide?: boolean;
}

export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="kit-facts">
      {facts.map(({ label, value, isWide }) => (
        <div key={label} className={isWide ? 'kit-fact-wide' : undefined}>
          <dt className="muted">{label}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
