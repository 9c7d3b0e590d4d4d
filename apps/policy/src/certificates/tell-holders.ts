import { isDeepStrictEqual } from 'node:util';
import { todayIn } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { IsNull, Not } from 'typeorm';
import { answerOn } from '../domain/certificates/certificate-answer';
import type { Life } from '../domain/life/life';
import { entriesSince } from '../domain/life/life';
import type { Policy } from '../policies/policy.entity';
import { publishAffected } from './certificate-events';
import { Certificate } from './certificate.entity';

/** An act of a policy, as far as certificates go by it. */
interface Acted {
  was: Policy;
  policy: Policy;
  before: Life;
  after: Life;
  now: Date;
}

/** Tells those who hold a certificate of what an act has made another, from the day on which it is. */
export async function tellHolders(tx: Tx, acted: Acted): Promise<void> {
  const { was, policy, before, after, now } = acted;
  const begins = entriesSince(before, after).map(({ effectiveDate }) => effectiveDate);
  if (!begins.length || !before.entries.length) return;
  const held = await tx.em.find(Certificate, {
    where: { policyId: policy.id, email: Not(IsNull()) },
    order: { created: 'ASC', id: 'ASC' },
  });
  const [first] = [...begins].sort();
  const day = [todayIn(policy.timeZone, now), first].reduce((a, b) => (a > b ? a : b));
  for (const certificate of held) {
    const [told, is] = [
      answerOn(certificate, { life: before, insuredName: was.insured.name }, day),
      answerOn(certificate, { life: after, insuredName: policy.insured.name }, day),
    ];
    const { answer, since, changes } = is;
    const isNews = answer !== told.answer || !isDeepStrictEqual(changes, told.changes);
    if (!isNews || !certificate.email || answer === 'ENDED' || answer === 'NOT_BEGUN') continue;
    const affected = { answer, since: since ?? day, changes, to: certificate.email };
    await publishAffected(tx, policy, certificate, affected);
  }
}
