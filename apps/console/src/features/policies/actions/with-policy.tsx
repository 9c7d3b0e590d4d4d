import type { ReactNode } from 'react';
import { WithRow } from '../../../kit/forms/with-row';
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
  return (
    <WithRow query={{ ...policyQuery(policyId), enabled: Boolean(policyId) }}>{children}</WithRow>
  );
}
