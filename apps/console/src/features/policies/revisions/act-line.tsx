import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../kit/values/money';
import type { Policy, Revision } from '../../../lib/api-types';
import { useEdition } from '../../../lib/edition';
import { formatDate } from '../../../lib/formatting';
import '../policies.css';
import { actsOf, placeOf, type ActOnLine } from './acts-of';

interface ActLineProps {
  policy: Policy;
  revisions: Revision[];
}

/** The acts of a policy over its term: from when each holds, when it was recorded, what it moved. */
export function ActLine({ policy, revisions }: ActLineProps) {
  const { t } = useTranslation(['common', 'policy']);
  const { locale } = useEdition();
  const { effectiveDate, endDate } = policy;
  return (
    <section className="card policy-section" aria-labelledby="policy-acts">
      <h2 id="policy-acts">{t('policy:acts.title')}</h2>
      <p className="muted">{t('policy:acts.text')}</p>
      <ol className="policy-acts">
        {actsOf(revisions).map((act) => (
          <Act key={act.act} act={act} policy={policy} />
        ))}
      </ol>
      <p className="policy-acts-ends muted" aria-hidden="true">
        <span>{formatDate(effectiveDate, locale)}</span>
        <span>{formatDate(endDate, locale)}</span>
      </p>
    </section>
  );
}

function Act({ act, policy }: { act: ActOnLine; policy: Policy }) {
  const { t } = useTranslation(['common', 'policy']);
  const { locale } = useEdition();
  const { currency, effectiveDate, endDate } = policy;
  const place = (day: string): string => `${placeOf(day, effectiveDate, endDate)}%`;
  return (
    <li>
      <p>
        <strong>{t(`policy:revision.type.${act.type}`)}</strong>{' '}
        {t('policy:acts.days', {
          from: formatDate(act.effectiveDate, locale),
          made: formatDate(act.recorded, locale),
        })}
        <span className="policy-acts-due">{moneyText(act.amountDue, currency)}</span>
      </p>
      <div className="policy-acts-track" aria-hidden="true">
        <span
          className="policy-acts-cover"
          style={{ insetInlineStart: place(act.effectiveDate) }}
        />
        <span className="policy-acts-made" style={{ insetInlineStart: place(act.recorded) }} />
      </div>
      {act.moved.map((moved) => (
        <p key={moved.effectiveDate} className="muted">
          {t('policy:acts.moved', {
            date: formatDate(moved.effectiveDate, locale),
            amount: moneyText(moved.difference, currency),
          })}
        </p>
      ))}
    </li>
  );
}
