import { useQuery } from '@tanstack/react-query';
import { BoundPanel } from '../../features/policies/bound-panel';
import { SentNotice } from '../../features/quotes/sent-notice';
import { timelineQuery } from '../../features/timeline/api';
import type { Quote } from '../../lib/api-types';
import { useSession } from '../../lib/session';

const BOUND = ['BOUND', 'ISSUED', 'IN FORCE'];
const SENDS = ['quote.sendSignRequest', 'quote.send'];
const LATEST = 100;

/** What the last act on a quote leads on to. */
export function QuoteAfter({ quote }: { quote: Quote }) {
  const { account } = useSession();
  const { customerStatus, status, signature, policyId, policyNumber, isEndorsement } = quote;
  const isBoundUnsigned = status === 'BOUND' && !signature && quote.signRequestedOn !== null;
  const waits = customerStatus === 'SENT' || isBoundUnsigned;
  const isTold = waits && quote.customerEmail !== null && account.accountType !== 'CUSTOMER';
  const { data } = useQuery({ ...timelineQuery('quote', quote.id, LATEST), enabled: isTold });
  const sent = data?.content.find(({ action }) => SENDS.includes(action));
  return (
    <>
      {BOUND.includes(status) && !isEndorsement && policyId && policyNumber && (
        <BoundPanel policyId={policyId} policyNumber={policyNumber} />
      )}
      {isTold && <SentNotice quote={quote} sentOn={sent?.occurred ?? null} />}
    </>
  );
}
