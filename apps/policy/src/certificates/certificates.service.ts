import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError, todayIn } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, newId, Transactions } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { PRODUCTS } from '@palisade/trade';
import { additionalInsuredOf, coverOfDay } from '../domain/certificates/certifiable';
import type { AdditionalInsured, CoverOfDay } from '../domain/certificates/certifiable';
import { CODE_LENGTH, codeOf } from '../domain/certificates/certificate-code';
import type { Holder } from '../domain/certificates/holder';
import { holderOf, namesHolder } from '../domain/certificates/holder';
import { policyStatusAfter } from '../domain/lifecycle/policy-status';
import { changePolicy } from '../policies/change-policy';
import { lifeOf } from '../policies/life-of';
import { lockVisible, stackOf } from '../policies/policy-rows';
import type { Policy } from '../policies/policy.entity';
import { publishCertified } from './certificate-events';
import { Certificate } from './certificate.entity';
import type { CertificateAccepted, CertificateRequest } from './certificates.dto';

/** Tells others what policies cover, and nothing that they do not. */
@Injectable()
export class CertificatesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Issues a certificate: to a holder, to an additional insured, or for the insured to keep. */
  issue(product: Product, request: CertificateRequest, actor: Actor): Promise<CertificateAccepted> {
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, request.policyId, actor);
      if (policy.product !== product) {
        throw new DomainError('POLICY_NOT_FOUND', 'Policy not found.', 404);
      }
      policyStatusAfter(policy.status, 'certify');
      const now = this.clock.now();
      const life = lifeOf(policy, await stackOf(tx.em, policy.id));
      const cover = coverOfDay(life, todayIn(policy.timeZone, now));
      const certificate: Certificate = {
        id: newId(),
        policyId: policy.id,
        number: await nextNumber(tx, policy),
        code: codeOf(randomBytes(CODE_LENGTH)),
        docId: newId(),
        ...receiverOf(request, cover, policy),
        insuredName: policy.insured.name,
        ...cover,
        issuedBy: actor.name,
        created: now,
      };
      await tx.em.insert(Certificate, certificate);
      const reason = certificate.holder?.name;
      await changePolicy(tx, policy, { action: 'certify', patch: {}, reason, now });
      await publishCertified(tx, policy, certificate);
      const { id: certificateId, docId, code } = certificate;
      return { accepted: true, docId, certificateId, code };
    });
  }
}

/** Who is to have it, and where it is mailed to: what names nobody is mailed to nobody. */
function receiverOf(
  request: CertificateRequest,
  { terms }: CoverOfDay,
  policy: Policy,
): Pick<Certificate, 'holder' | 'additionalInsuredId' | 'email'> {
  const { region } = PRODUCTS[policy.product];
  const { additionalInsuredId = null, email = policy.contact.email } = request;
  if (additionalInsuredId !== null) {
    const named = additionalInsuredOf(terms, additionalInsuredId);
    return { holder: addressed(named), additionalInsuredId, email };
  }
  if (!namesHolder(request) && request.email === undefined) {
    return { holder: null, additionalInsuredId, email: null };
  }
  return { holder: holderOf(request, region), additionalInsuredId, email };
}

/** The address is what the terms tell, never another's. */
const addressed = ({ name, address1, city, state, zipCode }: AdditionalInsured): Holder => ({
  name,
  address1: address1 ?? null,
  city: city ?? null,
  state: state ?? null,
  zipCode: zipCode ?? null,
});

/** Counted with the policy locked. */
async function nextNumber({ em }: Tx, { id, policyNumber }: Policy): Promise<string> {
  return `${policyNumber}-C${(await em.countBy(Certificate, { policyId: id })) + 1}`;
}
