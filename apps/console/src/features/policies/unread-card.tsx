import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '../../kit/pages/error-state';
import './policies.css';

interface UnreadCardProps {
  id: string;
  title: string;
  result: Pick<UseQueryResult, 'error' | 'refetch'>;
}

/** A card of a policy whose content could not be read. */
export function UnreadCard({ id, title, result }: UnreadCardProps) {
  return (
    <section className="card policy-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ErrorState error={result.error} onRetry={() => void result.refetch()} />
    </section>
  );
}
