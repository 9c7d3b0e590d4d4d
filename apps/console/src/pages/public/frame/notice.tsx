import type { ReactNode } from 'react';
import { Icon } from '../../../lib/icons';

interface NoticeProps {
  kind: 'info' | 'success' | 'warning' | 'error';
  children: ReactNode;
}

/** A message in the page; errors are read out at once. */
export function Notice({ kind, children }: NoticeProps) {
  const isUrgent = kind === 'error' || kind === 'warning';
  return (
    <div className={`notice ${kind}`} role={isUrgent ? 'alert' : 'status'}>
      <Icon name={isUrgent ? 'warning' : kind === 'success' ? 'check' : 'info'} />
      <div>{children}</div>
    </div>
  );
}
