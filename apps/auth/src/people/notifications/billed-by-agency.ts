import type { CloudEvent } from '@palisade/contracts';
import type { EntityManager } from 'typeorm';
import { subjectOfNotice } from '../../domain/notices/notice-subject';

/** Whether the agency pays and collects for the policy of an event; null when nobody has said. */
export async function isAgencyBilled(
  em: EntityManager,
  event: CloudEvent,
): Promise<boolean | null> {
  const { subjectType, subjectId } = subjectOfNotice(event);
  if (subjectType !== 'POLICY') return null;
  const [known]: { agency_billed: boolean | null }[] = await em.query(
    'select agency_billed from policy_address where policy_id = $1',
    [subjectId],
  );
  return known?.agency_billed ?? null;
}
