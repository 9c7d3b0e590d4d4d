import type { Currency } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/pages/error-state';
import { amountText } from '../../../kit/values/money';
import type { PricedPreset } from '../../../lib/api-types';
import { usePermissions } from '../../../lib/session';
import { keptPresetsQuery, presetQuery, type PresetRisk } from '../rater';
import { SEARCH_BY_LABEL } from '../../../kit/forms/search-by-label';

interface MorePresetsProps {
  risk: PresetRisk;
  agencyId: string | null;
  currency: Currency;
  chosen: string | null;
  onChoose: (preset: PricedPreset) => void;
}

/** The presets that an agency keeps for a product, and what staff has made besides the usual three. */
export function MorePresets({ risk, agencyId, currency, chosen, onChoose }: MorePresetsProps) {
  const { t } = useTranslation(['common', 'quote']);
  const { can } = usePermissions();
  const { product, state } = risk;
  const isStaff = can('rater:view');
  const kept = useQuery(keptPresetsQuery({ product, state, agencyId, isStaff }));
  const presets = kept.data ?? [];
  const [asked, setAsked] = useState<string | null>(null);
  const priced = useQuery({ ...presetQuery(asked ?? '', risk), enabled: asked !== null });
  useEffect(() => {
    if (asked === null || !priced.data) return;
    onChoose(priced.data);
    setAsked(null);
  }, [asked, priced.data]);
  if (presets.length === 0 && !kept.isError) return null;
  return (
    <>
      <div className="quote-field">
        <span aria-hidden="true">{t('quote:builder.morePresets')}</span>
        <Select
          aria-label={t('quote:builder.morePresets')}
          placeholder={t('quote:builder.choosePreset')}
          showSearch={SEARCH_BY_LABEL}
          loading={priced.isFetching}
          value={asked ?? presets.find(({ name }) => name === chosen)?.id}
          onChange={setAsked}
          options={presets.map(({ id, name, limit, deductible }) => ({
            value: id,
            label: t('quote:builder.keptPreset', {
              name,
              limit: amountText(limit, currency),
              retention: amountText(deductible, currency),
            }),
          }))}
        />
      </div>
      {kept.isError && <ErrorState error={kept.error} onRetry={() => void kept.refetch()} />}
      {asked !== null && priced.isError && (
        <ErrorState error={priced.error} onRetry={() => void priced.refetch()} />
      )}
    </>
  );
}
