import { coverageName, noticeReasonText } from '@palisade/trade';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { FactList, type Fact } from '../../../kit/values/fact-list';
import { amountText, moneyText } from '../../../kit/values/money';
import { ShortDate } from '../../../kit/values/short-date';
import { StatusTag } from '../../../kit/values/status-tag';
import type { Quote } from '../../../lib/api-types';
import { NOTICE_TONES } from '../../../kit/values/notice-tones';
import '../quotes.css';

type Compared = Pick<
  Quote,
  'renewal' | 'premium' | 'currency' | 'terms' | 'effectiveDate' | 'endDate'
>;
type Renewed = NonNullable<Quote['renewal']>;
type Difference = Renewed['differences'][number];

const MONEY = ['limit', 'deductible', 'attachment', 'revenue'];

/** The expiring term beside the offered one, and everything that differs. */
export function RenewalComparison({ quote }: { quote: Compared }) {
  const { t } = useTranslation(['common', 'policy', 'quote', 'coverage', 'account']);
  const { renewal, currency, premium } = quote;
  if (!renewal) return null;
  const change = premium === null ? null : premium - renewal.premium;
  return (
    <section className="card quote-section" aria-labelledby="quote-renewal">
      <h2 id="quote-renewal">{t('policy:renewal.compared')}</h2>
      <FactList
        facts={[
          { label: t('policy:renewal.expiring'), value: moneyText(renewal.premium, currency) },
          {
            label: t('policy:renewal.offered'),
            value: premium === null ? null : moneyText(premium, currency),
          },
          {
            label: t('policy:renewal.change'),
            value: change === null ? null : moneyText(change, currency),
          },
          { label: t('policy:renewal.ends'), value: <ShortDate value={renewal.endDate} /> },
        ]}
      />
      {renewal.notice && <NoticeFacts notice={renewal.notice} />}
      {renewal.differences.length === 0 ? (
        <p>{t('policy:renewal.same')}</p>
      ) : (
        <FactList facts={renewal.differences.map((one) => factOf(one, currency, t))} />
      )}
    </section>
  );
}

/** The notice that the insurer owes before it renews on other terms. */
function NoticeFacts({ notice }: { notice: NonNullable<Renewed['notice']> }) {
  const { t } = useTranslation('policy');
  const { reasons, dueOn, mailedOn, standing, lateEffect, isMailingProven, citation } = notice;
  const isLate = standing === 'LATE' || standing === 'MAILED_LATE';
  return (
    <FactList
      facts={[
        {
          label: t('renewal.notice.title'),
          value: (
            <StatusTag tone={NOTICE_TONES[standing]} label={t(`renewal.notice.${standing}`)} />
          ),
        },
        { label: t('renewal.notice.why'), value: reasons.map(noticeReasonText).join(' ') },
        { label: t('renewal.notice.dueOn'), value: <ShortDate value={dueOn} /> },
        { label: t('renewal.notice.mailedOn'), value: mailedOn && <ShortDate value={mailedOn} /> },
        { label: t('renewal.notice.citation'), value: citation },
        {
          label: t('renewal.notice.proof'),
          value: isMailingProven ? t('renewal.notice.proven') : null,
        },
        {
          label: t('renewal.notice.late'),
          value: isLate ? t(`renewal.notice.effect.${lateEffect}`) : null,
        },
      ]}
    />
  );
}

function factOf(difference: Difference, currency: Quote['currency'], t: TFunction): Fact {
  const { kind, field, before, after } = difference;
  const isMoney = kind === 'COVERAGE' || MONEY.includes(field);
  const shown = (value: Difference['before']): string => {
    if (value === null) return t('policy:renewal.none');
    if (typeof value === 'boolean') return t(value ? 'quote:questions.yes' : 'quote:questions.no');
    return isMoney && typeof value === 'number' ? amountText(value, currency) : String(value);
  };
  const label = {
    COVERAGE: () => coverageName(field),
    ANSWER: () => t(`quote:question.${field}`),
    TERM: () => t(`policy:renewal.field.${field}`),
    FACT: () => t(`policy:renewal.field.${field}`),
  };
  const values = { before: shown(before), after: shown(after) };
  return { label: label[kind](), value: t('policy:renewal.fromTo', values) };
}
