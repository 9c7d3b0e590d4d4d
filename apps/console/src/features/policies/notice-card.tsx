import { useTranslation } from 'react-i18next';
import type { Policy } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatDate } from '../../lib/formatting';
import './policies.css';

/** That the notice for non-payment of a policy is held, or is due and waits for a person. */
export function NoticeCard({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy']);
  const { locale } = useEdition();
  const { noticeHold, noticeWaits } = policy;
  if (!noticeHold && !noticeWaits) return null;
  return (
    <section className="card policy-section" aria-labelledby="policy-notice">
      <h2 id="policy-notice">{t('policy:notice.section')}</h2>
      {noticeWaits && (
        <p>
          {t(`policy:notice.${noticeWaits.why}`, { date: formatDate(noticeWaits.since, locale) })}
        </p>
      )}
      {noticeHold && (
        <p>{t('policy:notice.held', { ...noticeHold, date: formatDate(noticeHold.at, locale) })}</p>
      )}
    </section>
  );
}
