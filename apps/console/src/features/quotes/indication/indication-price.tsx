import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../kit/values/money';
import type { Indication } from '../../../lib/api-types';
import '../quotes.css';

const LEVELS = { refer: 'warning', decline: 'error', block: 'error', info: 'info' } as const;

interface IndicationPriceProps {
  indication: Indication;
  /** A newer price is on its way. */
  isStale: boolean;
  plain: (text: string) => string;
}

/** A first price with its range, what stands in its way and what would lower it. */
export function IndicationPrice({ indication, isStale, plain }: IndicationPriceProps) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { currency, product, totalPremium, amountDue, low, high, unanswered } = indication;
  const money = (amount: number) => moneyText(amount, currency);
  return (
    <>
      <section
        className="card quote-section"
        aria-busy={isStale}
        aria-labelledby="indication-price"
      >
        <h2 id="indication-price">{t(`coverage:product.${product}`)}</h2>
        <p className="quote-price" aria-live="polite">
          <span className="visually-hidden">{t('quote:field.totalPremium')} </span>
          {money(totalPremium)}
        </p>
        {low < high && <p>{t('quote:indication.range', { low: money(low), high: money(high) })}</p>}
        <p className="muted">
          {t('quote:indication.rests', { count: unanswered.length, due: money(amountDue) })}
        </p>
        {indication.flags.map(({ rule, level, reason }) => (
          <Alert
            key={rule}
            type={LEVELS[level]}
            showIcon
            title={t(`quote:flag.${level}`)}
            description={plain(reason)}
          />
        ))}
      </section>
      {indication.savings.length > 0 && (
        <section className="card quote-section" aria-labelledby="indication-lower">
          <h2 id="indication-lower">{t('quote:lower.title')}</h2>
          <ul className="quote-lower">
            {indication.savings.map(({ control, totalPremium: total, by }) => (
              <li key={control}>
                <span>
                  {control === 'mfa' ? t('quote:indication.mfa') : t(`quote:question.${control}`)}
                </span>
                <span className="kit-number">
                  {money(total)}{' '}
                  <span className="muted">{t('quote:lower.by', { amount: money(by) })}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
