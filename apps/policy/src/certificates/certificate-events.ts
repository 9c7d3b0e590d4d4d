import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { headOf } from '../policies/policy-events';
import type { Policy } from '../policies/policy.entity';
import type { Certificate } from './certificate.entity';

/** Publishes that a certificate is issued: its paper is printed, and its holder is written to. */
export async function publishCertified(
  tx: Tx,
  policy: Policy,
  certificate: Certificate,
): Promise<void> {
  const { id: certificateId, number: certificateNumber, code, docId, holder } = certificate;
  const { email: to, terms, asOf, coverEnds, additionalInsuredId } = certificate;
  const data = {
    ...(await headOf(tx.em, policy)),
    certificateId,
    certificateNumber,
    code,
    docId,
    holder,
    to,
    terms,
    asOf,
    coverEnds,
    insured: policy.insured,
    isAdditionalInsured: additionalInsuredId !== null,
  };
  await tx.publish({ type: 'policy.certificate-issued.v1', data });
}

type Affected = Pick<
  EventData<'policy.certificate-affected.v1'>,
  'answer' | 'since' | 'changes' | 'to'
>;

/** Publishes that something else is true of a certificate than before. */
export async function publishAffected(
  tx: Tx,
  policy: Policy,
  certificate: Certificate,
  affected: Affected,
): Promise<void> {
  const { id: certificateId, number: certificateNumber, code, holder, insuredName } = certificate;
  const about = { certificateId, certificateNumber, code, holder: holder?.name ?? insuredName };
  const data = { ...(await headOf(tx.em, policy)), ...about, ...affected };
  await tx.publish({ type: 'policy.certificate-affected.v1', data });
}
