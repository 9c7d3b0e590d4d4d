import type { Currency } from '@palisade/kernel';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../kit/values/money';
import type { CalculatorBody, PricedPreset } from '../../../lib/api-types';
import { PRESETS, presetText } from '../preset-text';
import { presetQuery, whatIfQuery, type PresetRisk } from '../rater';
import { presetVariation } from './builder-request';
import { MorePresets } from './more-presets';

/** Spec 3 §9: the preset that a quote begins with. */
const DEFAULT_PRESET = 'POPULAR';

interface PresetCardsProps {
  risk: PresetRisk;
  /** Whose presets are offered besides the standard ones. */
  agencyId: string | null;
  /** The rest of the risk, which the presets are priced for. */
  body: CalculatorBody;
  currency: Currency;
  chosen: string | null;
  /** Nothing was chosen yet, so the default preset is taken as soon as it is there. */
  isNew: boolean;
  onChoose: (preset: PricedPreset) => void;
}

type UsualTermsProps = Pick<PresetCardsProps, 'risk' | 'isNew' | 'onChoose'>;

/** Free terms begin with those of the default preset. */
export function UsualTerms({ risk, isNew, onChoose }: UsualTermsProps) {
  const { data: usual } = useQuery(presetQuery(DEFAULT_PRESET, risk));
  useEffect(() => {
    if (isNew && usual) onChoose(usual);
  }, [isNew, usual]);
  return null;
}

/**
 * The three presets with their premiums, and those that are kept under a name; anything changed by
 * hand is the custom one.
 */
export function PresetCards(props: PresetCardsProps) {
  const { risk, agencyId, body, currency, chosen, isNew, onChoose } = props;
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
    <div className="quote-column" role="group" aria-label={t('quote:field.preset')}>
      <div className="quote-presets">
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
              <strong>{presetText(t, name)}</strong>
              <span>{moneyText(priced?.variations[index]?.price?.totalPremium, currency)}</span>
            </button>
          );
        })}
        <div className="card quote-preset" data-chosen={chosen === null}>
          <strong>{presetText(t, null)}</strong>
          <span className="muted">{t('quote:builder.customHint')}</span>
        </div>
      </div>
      <MorePresets
        risk={risk}
        agencyId={agencyId}
        currency={currency}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  );
}
