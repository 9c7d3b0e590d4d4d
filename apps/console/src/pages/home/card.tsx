import { useId, type ReactNode } from 'react';

interface CardProps {
  title: string;
  /** Beside the title: a button, a link. */
  action?: ReactNode;
  /** What stands in it has frames of its own. */
  isBare?: boolean;
  children: ReactNode;
}

/** A part of a home that lists a few rows or facts under a heading. */
export function Card({ title, action, isBare = false, children }: CardProps) {
  const id = useId();
  return (
    <section className={isBare ? 'home-bare' : 'card home-card'} aria-labelledby={id}>
      <div className="home-card-head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
