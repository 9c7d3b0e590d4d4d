import type { Currency } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../kit/values/money';
import type { CalculatorBody, SecurityAnswers } from '../../../lib/api-types';
import { whatIfQuery } from '../rater';
import { spokenAnswers } from '../spoken-answers';
import { improved, improvements } from './improvements';

// The controls with the largest effect that are named.
const SHOWN = 3;

interface WhatLowersProps {
  product: Product;
  currency: Currency;
  body: CalculatorBody;
  answers: SecurityAnswers;
}

/** The controls that would take most off the premium, with the premium that each would give. */
export function WhatLowers({ product, currency, body, answers }: WhatLowersProps) {
  const { t } = useTranslation(['common', 'quote']);
  const open = improvements(answers);
  const variations = open.map((improvement) => {
    const { claimHistory: _, ...questions } = improved(answers, improvement);
    return { securityQuestions: spokenAnswers(questions) };
  });
  const { data } = useQuery(whatIfQuery({ ...body, product }, variations));
  const best = open
    .map(({ name }, index) => ({ name, variation: data?.variations[index] }))
    .flatMap(({ name, variation }) =>
      variation?.price && variation.difference && variation.difference.totalPremium < 0
        ? [{ name, total: variation.price.totalPremium, by: variation.difference.totalPremium }]
        : [],
    )
    .sort((a, b) => a.by - b.by)
    .slice(0, SHOWN);
  if (best.length === 0) return null;
  return (
    <section className="card quote-section" aria-labelledby="what-lowers">
      <h2 id="what-lowers">{t('quote:lower.title')}</h2>
      <ul className="quote-lower">
        {best.map(({ name, total, by }) => (
          <li key={name}>
            <span>{t(`quote:question.${name}`)}</span>
            <span className="kit-number">
              {moneyText(total, currency)}{' '}
              <span className="muted">
                {t('quote:lower.by', { amount: moneyText(-by, currency) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
