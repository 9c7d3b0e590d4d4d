import type { ReactNode } from 'react';
import { usePermissions } from '../../lib/session';

interface PermissionGuardProps {
  /** One or more `group:permission` names. */
  need: string | readonly string[];
  match?: 'all' | 'any';
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows its content to those who may; the server decides again with every call. */
export function PermissionGuard({ need, match, fallback = null, children }: PermissionGuardProps) {
  return usePermissions().can(need, match) ? children : fallback;
}
