import type { Currency } from '@palisade/kernel';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../kit/money';
import type { CalculatorBody, PricedPreset, SecurityAnswers } from '../../../lib/api-types';
import { presetQuery, PRESETS, whatIfQuery, type RatedMarket } from '../rater';
import { presetVariation } from './builder-request';

/** Spec 3 §9: the preset that a quote begins with. */
const DEFAULT_PRESET = 'POPULAR';

interface PresetCardsProps {
  risk: RatedMarket & {
    industryCode: string;
    answers: SecurityAnswers;
    techENOPercentage: number | null;
  };
  /** The rest of the risk, which the presets are priced for. */
  body: CalculatorBody;
  currency: Currency;
  chosen: string | null;
  /** Nothing was chosen yet, so the default preset is taken as soon as it is there. */
  isNew: boolean;
  onChoose: (preset: PricedPreset) => void;
}

/** The three presets with their premiums; anything changed by hand is the custom one. */
export function PresetCards(props: PresetCardsProps) {
  const { risk, body, currency, chosen, isNew, onChoose } = props;
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const presets = useQueries({ queries: PRESETS.map((name) => presetQuery(name, risk)) });
  const usual = presets[PRESETS.indexOf(DEFAULT_PRESET)]?.data;
  const known = presets.flatMap(({ data }) => data ?? []);
  const { data: priced } = useQuery({
    ...whatIfQuery({ ...body, product: risk.product }, known.map(presetVariation)),
    enabled: known.length === PRESETS.length,
  });
  useEffect(() => {
    if (isNew && usual) onChoose(usual);
  }, [isNew, usual]);
  return (
    <div className="quote-presets" role="group" aria-label={t('quote:field.preset')}>
      {PRESETS.map((name, index) => {
        const preset = presets[index]?.data;
        return (
          <button
            key={name}
            type="button"
            className="card quote-preset"
            aria-pressed={chosen === name}
            disabled={!preset}
            onClick={() => preset && onChoose(preset)}
          >
            <strong>{t(`coverage:preset.${name}`)}</strong>
            <span>{moneyText(priced?.variations[index]?.price?.totalPremium, currency)}</span>
          </button>
        );
      })}
      <div className="card quote-preset" data-chosen={chosen === null}>
        <strong>{t('coverage:preset.custom')}</strong>
        <span className="muted">{t('quote:builder.customHint')}</span>
      </div>
    </div>
  );
}
