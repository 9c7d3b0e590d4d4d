import { Injectable } from '@nestjs/common';
import { DomainError, formatAmount, todayIn } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { PRODUCTS } from '@palisade/trade';
import { DataSource } from 'typeorm';
import { answerOn, CERTIFIED_ENDORSEMENTS } from '../domain/certificates/certificate-answer';
import { readCode } from '../domain/certificates/certificate-code';
import { latestTerms, termsOn } from '../domain/history/policy-stack';
import type { Life } from '../domain/life/life';
import { coverOf } from '../domain/life/life';
import { lifeOf } from '../policies/life-of';
import { findPolicy, stackOf } from '../policies/policy-rows';
import { Policy } from '../policies/policy.entity';
import { Organization } from '../snapshots/organization.entity';
import { Certificate } from './certificate.entity';
import type {
  CertificateCheck,
  CertificateResponse,
  PolicyAdditionalInsured,
} from './certificates.dto';

/** Reads certificates, and what is true of them. */
@Injectable()
export class CertificatesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  /** The certificates of a policy that the caller may see, the latest first. */
  async ofPolicy(policyId: string, actor: Actor): Promise<CertificateResponse[]> {
    const policy = await findPolicy(this.dataSource.manager, policyId, actor);
    const rows = await this.dataSource.manager.find(Certificate, {
      where: { policyId },
      order: { created: 'DESC', id: 'DESC' },
    });
    const life = await this.lifeOf(policy);
    const today = todayIn(policy.timeZone, this.clock.now());
    return rows.map((row) => toCertificate(row, policy, { life, today }));
  }

  /** Who is insured beside the named insured, by the terms of today, else the last that were agreed. */
  async additionalInsureds(policyId: string, actor: Actor): Promise<PolicyAdditionalInsured[]> {
    const policy = await findPolicy(this.dataSource.manager, policyId, actor);
    const life = await this.lifeOf(policy);
    const today = todayIn(policy.timeZone, this.clock.now());
    const { entries } = life;
    const agreed = entries.length ? latestTerms(entries) : policy.boundTerms;
    const { additionalInsureds } = termsOn([{ segments: coverOf(life) }], today) ?? agreed;
    return additionalInsureds.map(({ id, name, address1, city, state, zipCode }) => ({
      id,
      businessName: name,
      address1: address1 ?? null,
      city: city ?? null,
      state: state ?? null,
      zipCode: zipCode ?? null,
    }));
  }

  /** What is true on a day of the certificate of a code; 404 for a code that nobody has. */
  async check(code: string, asOf?: string): Promise<CertificateCheck> {
    const { manager: em } = this.dataSource;
    const certificate = await em.findOneBy(Certificate, { code: readCode(code) });
    if (!certificate) {
      throw new DomainError('CERTIFICATE_NOT_FOUND', 'There is no certificate of this code.', 404);
    }
    const policy = await em.findOneByOrFail(Policy, { id: certificate.policyId });
    const carrier = await em.findOneBy(Organization, { id: policy.carrierId });
    const day = asOf ?? todayIn(policy.timeZone, this.clock.now());
    const life = await this.lifeOf(policy);
    const answered = answerOn(certificate, { life, insuredName: policy.insured.name }, day);
    const pending = policy.status === 'CANCEL PENDING' ? policy.cancellation : null;
    return {
      ...saidBy(certificate, policy),
      carrierName: carrier?.name ?? null,
      asOf: day,
      ...answered,
      noticeEnds: pending?.effectiveDate ?? null,
    };
  }

  private async lifeOf(policy: Policy): Promise<Life> {
    return lifeOf(policy, await stackOf(this.dataSource.manager, policy.id));
  }
}

function toCertificate(
  certificate: Certificate,
  policy: Policy,
  { life, today }: { life: Life; today: string },
): CertificateResponse {
  const { id, number, code, docId, holder, email, asOf, issuedBy, created } = certificate;
  const { answer } = answerOn(certificate, { life, insuredName: policy.insured.name }, today);
  return {
    id,
    number,
    code,
    docId,
    holderName: holder?.name ?? null,
    isAdditionalInsured: certificate.additionalInsuredId !== null,
    email,
    asOf,
    answer,
    issuedBy,
    created: created.toISOString(),
  };
}

/** What stands on a certificate. */
function saidBy(
  { number, holder, additionalInsuredId, insuredName, terms, asOf }: Certificate,
  { policyNumber, product, boundCharges: { currency } }: Policy,
): Omit<CertificateCheck, 'carrierName' | 'asOf' | 'answer' | 'since' | 'changes' | 'noticeEnds'> {
  return {
    number,
    holderName: holder?.name ?? null,
    isAdditionalInsured: additionalInsuredId !== null,
    insuredName,
    policyNumber,
    product,
    productName: PRODUCTS[product].name,
    effectiveDate: terms.effectiveDate,
    endDate: terms.endDate,
    aggregateLimit: formatAmount(terms.aggregateLimit, currency),
    retention: formatAmount(terms.retention, currency),
    coverages: terms.coverages.map(({ key, limit }) => ({
      key,
      limit: formatAmount(limit, currency),
    })),
    endorsements: CERTIFIED_ENDORSEMENTS.filter((key) => terms.endorsements.includes(key)),
    certifiedOn: asOf,
  };
}
