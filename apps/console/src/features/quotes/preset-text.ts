import type { TFunction } from 'i18next';

/** The presets that everybody has (Spec 3 §9). */
export const PRESETS = ['BASIC', 'POPULAR', 'ELITE'] as const;

/** The name of a preset: the standard ones have a text, others are called as their agency did. */
export function presetText(t: TFunction<string[]>, name: string | null): string {
  if (name === null) return t('coverage:preset.custom');
  const isStandard = (PRESETS as readonly string[]).includes(name);
  return isStandard ? t(`coverage:preset.${name}`) : name;
}
