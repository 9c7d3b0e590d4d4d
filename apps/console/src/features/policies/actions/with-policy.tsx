import type { ReactNode } from 'react';
import { useRow } from '../../../kit/use-row';
import type { Policy } from '../../../lib/api-types';
import { policyQuery } from '../api';

/** What a dialog about a policy is opened with. */
export interface PolicyModalData {
  policyId: string;
}

interface WithPolicyProps {
  policyId: string;
  children: (policy: Policy) => ReactNode;
}

/** Shows a dialog once its policy is there; a link may open it before. */
export function WithPolicy({ policyId, children }: WithPolicyProps) {
  const policy = useRow({ ...policyQuery(policyId), enabled: Boolean(policyId) });
  return policy ? children(policy) : null;
}
