import { useQuery } from '@tanstack/react-query';
import { editing } from '../../kit/editing';
import { useRow } from '../../kit/use-row';
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
  if (claimId) return <SavedClaim claimId={claimId} close={close} />;
  if (policyId) return <NewClaim policyId={policyId} close={close} />;
  return <ClaimDialog initialValues={DEFAULT_ANSWERS} names={[]} close={close} />;
}

function SavedClaim({ claimId, close }: { claimId: string; close: () => void }) {
  const claim = useRow(claimQuery(claimId));
  if (!claim) return null;
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

function NewClaim({ policyId, close }: { policyId: string; close: () => void }) {
  const { data: policy } = useQuery(insuredQuery(policyId));
  if (!policy) return null;
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
