import { editing } from '../../kit/forms/editing';
import { WithRow } from '../../kit/forms/with-row';
import type { Claim, Policy } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { claimQuery, insuredQuery } from './api';
import { ClaimDialog } from './claim-dialog';
import { DEFAULT_ANSWERS, formOf, startOf } from './claim-form';

interface ClaimFormData {
  /** A claim that was saved before. */
  claimId?: string;
  /** The policy of a new claim, when it is known. */
  policyId?: string;
}

export function ClaimFormModal({ data, close }: ModalProps<ClaimFormData>) {
  const { claimId, policyId } = data;
  if (claimId) {
    return (
      <WithRow query={claimQuery(claimId)}>
        {(claim) => <SavedClaim claim={claim} close={close} />}
      </WithRow>
    );
  }
  if (policyId) {
    return (
      <WithRow query={insuredQuery(policyId)}>
        {(policy) => <NewClaim policy={policy} close={close} />}
      </WithRow>
    );
  }
  return <ClaimDialog initialValues={DEFAULT_ANSWERS} names={[]} close={close} />;
}

function SavedClaim({ claim, close }: { claim: Claim; close: () => void }) {
  const { claimId } = claim;
  const names = claim.name ? [claim.name] : [];
  return (
    <ClaimDialog
      claimId={claimId}
      initialValues={formOf(claim)}
      edited={editing(claimQuery(claimId), claim, formOf)}
      names={names}
      close={close}
    />
  );
}

function NewClaim({ policy, close }: { policy: Policy; close: () => void }) {
  const start = startOf(policy);
  return (
    <ClaimDialog
      initialValues={{ ...DEFAULT_ANSWERS, ...start }}
      names={[start.name ?? '']}
      policyNumber={policy.policyNumber}
      close={close}
    />
  );
}
