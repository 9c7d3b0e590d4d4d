import type { Product } from '@palisade/trade';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { KeptPreset } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { usePermissions } from '../../../lib/session';
import { presetOf, withPreset, type BuilderState } from './builder-state';

interface SavePresetProps {
  state: BuilderState;
  product: Product;
  /** Whose preset it becomes. */
  agencyId: string | null;
  isNew: boolean;
  onChange: (state: BuilderState) => void;
}

/** Keeps what was chosen by hand as a preset of the agency, and quotes by it from then on. */
export function SavePreset({ state, product, agencyId, isNew, onChange }: SavePresetProps) {
  const { t } = useTranslation('quote');
  const { can } = usePermissions();
  if (isNew || state.presetName !== null || !agencyId || !can('rater:calculate')) return null;
  const save = () =>
    openModal('rater-preset-form', {
      kind: 'create',
      product,
      preset: presetOf(state, agencyId),
      onSaved: (kept: KeptPreset) => onChange(withPreset(state, kept)),
    });
  return (
    <div>
      <Button onClick={save}>{t('quote:builder.savePreset')}</Button>
    </div>
  );
}
