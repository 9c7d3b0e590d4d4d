import { endReasonText } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FactList } from '../../kit/values/fact-list';
import { ShortDate } from '../../kit/values/short-date';
import type { Policy } from '../../lib/api-types';
import { usePermissions } from '../../lib/session';
import { cancelReasonsQuery } from './api';
import { ChargeLines } from './charge-lines';
import './policies.css';

const REQUESTED: Policy['status'] = 'CANCEL REQUESTED';
const PENDING: Policy['status'] = 'CANCEL PENDING';
const RUNNING: Policy['status'][] = ['ISSUED', 'IN FORCE', 'ACTIVE', 'EXPIRED'];

/** A cancellation that was asked for, is pending or done, and what goes back for it. */
export function CancellationCard({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { can } = usePermissions();
  const reasons = useQuery(cancelReasonsQuery);
  const { cancellation, status, reinstateUntil } = policy;
  // A cancellation that was taken back is history, which the revisions tell.
  if (!cancellation || RUNNING.includes(status)) return null;
  const { reason, comments, noticeDays, effectiveDate, cancellationType, charges } = cancellation;
  const isToCome = status === REQUESTED || status === PENDING;
  return (
    <section className="card policy-section" aria-labelledby="policy-cancellation">
      <h2 id="policy-cancellation">{t('policy:cancel.section')}</h2>
      <FactList
        facts={[
          { label: t('policy:cancel.date'), value: <ShortDate value={effectiveDate} /> },
          {
            label: t('quote:field.reason'),
            value:
              reasons.data?.find((known) => known.reason === reason)?.text ?? endReasonText(reason),
          },
          {
            label: t('policy:cancel.method'),
            value: t(`policy:cancel.type.${cancellationType}`),
          },
          ...(noticeDays !== null
            ? [
                {
                  label: t('policy:cancel.notice'),
                  value: t('policy:cancel.days', { count: noticeDays }),
                },
              ]
            : []),
          ...(reinstateUntil
            ? [
                {
                  label: t('policy:cancel.reinstateUntil'),
                  value: <ShortDate value={reinstateUntil} />,
                },
              ]
            : []),
          ...(comments ? [{ label: t('policy:cancel.comments'), value: comments }] : []),
        ]}
      />
      <ChargeLines
        isReturn
        charges={charges}
        totalLabel={t(isToCome ? 'policy:cancel.willReturn' : 'policy:cancel.returned')}
      />
      {status === 'IN REINSTATEMENT PERIOD' && can('quote:sign') && (
        <Link to={`/policy/${policy.id}/reinstate`}>{t('policy:reinstate.title')}</Link>
      )}
    </section>
  );
}
