import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/values/fact-list';
import type { Submission } from '../../lib/api-types';

/** Why a submission was declined or not viable; nothing for any other. */
export function WhyClosed({ submission }: { submission: Submission }) {
  const { t } = useTranslation(['common', 'submission', 'account', 'quote']);
  const { declinationReason, declinationReasonDescription, nonViableReason } = submission;
  if (!declinationReason && !nonViableReason) return null;
  const chosen =
    submission.fillInDeclinationReason ??
    (declinationReason && t(`submission:decline.reasonWord.${declinationReason}`));
  return (
    <section className="card kit-strip" aria-labelledby="submission-closed">
      <h2 id="submission-closed">{t('submission:closed.title')}</h2>
      <FactList
        facts={
          declinationReason
            ? [
                { label: t('account:decline.reasonLabel'), value: chosen },
                {
                  label: t('quote:field.reasonDescription'),
                  value: declinationReasonDescription,
                  isWide: true,
                },
              ]
            : [{ label: t('submission:nonViable.note'), value: nonViableReason, isWide: true }]
        }
      />
    </section>
  );
}
