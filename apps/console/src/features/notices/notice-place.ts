import type { Notice } from '../../lib/api-types';

/** The screen of a subject below the persona's base path, and what one needs to open it. */
const PLACES: Partial<Record<Notice['subjectType'], { path: string; permission: string }>> = {
  QUOTE: { path: 'quotes', permission: 'quote:view' },
  POLICY: { path: 'policies', permission: 'policy:view' },
  CLAIM: { path: 'claims', permission: 'claim:view' },
  SUBMISSION: { path: 'submissions', permission: 'submission:view' },
  STATEMENT: { path: 'commissions/statements', permission: 'commission:view' },
  AGENCY: { path: 'manage/agency', permission: 'agency:view' },
  BILL: { path: 'billing/agency-bills', permission: 'billing:view' },
  ACCOUNT: { path: 'accounts', permission: 'account:view' },
};

/** Where a notice leads; null for what has no screen of its own. */
export function placeOf(
  { subjectType, subjectId, kind }: Pick<Notice, 'subjectType' | 'subjectId' | 'kind'>,
  basePath: string,
  can: (permission: string) => boolean,
): string | null {
  const place = PLACES[subjectType];
  if (!place || !can(place.permission)) return null;
  const ofPolicy = subjectType === 'POLICY' && kind === 'MONEY' ? '/billing' : '';
  const tab = subjectType === 'AGENCY' ? '/settings' : ofPolicy;
  return `${basePath}/${place.path}/${subjectId}${tab}`;
}
