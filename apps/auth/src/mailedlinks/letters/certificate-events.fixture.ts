import type { CloudEvent, EventData } from '@palisade/contracts';
import type { Region } from '@palisade/kernel';
import { event, ID, policyOf } from './letter-events.fixture';

type Affected = EventData<'policy.certificate-affected.v1'>;

/** The code of the certificate of the samples. */
export const CERTIFICATE_CODE = '01234-56789-ABCDE-FGHJK';

/** Events of a certificate of which something else is true, likewise. */
export function certificateEvents(
  region: Region,
): (answer: Affected['answer'], changes?: Affected['changes']) => CloudEvent {
  const { policyHead } = policyOf(region);
  return (answer, changes = []) =>
    event('policy.certificate-affected.v1', {
      policyHead,
      certificateId: ID,
      certificateNumber: `${policyHead.policyNumber}-C1`,
      code: CERTIFICATE_CODE,
      holder: 'First Bank',
      to: 'bank@first.example',
      answer,
      since: '2026-07-01',
      changes,
    });
}
