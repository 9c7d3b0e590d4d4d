import { useTranslation } from 'react-i18next';

let early = '';

/** What was typed before the search was there. */
export const earlyText = (): string => early;

export const forgetEarlyText = (): void => {
  early = '';
};

/** Stands where the search will be until that is loaded, and keeps the letters typed meanwhile. */
export function EarlySearch({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="palette-early">
      <input
        className="palette-input"
        autoFocus
        aria-label={t('common:palette.open')}
        placeholder={t('common:search.placeholder')}
        onChange={({ target }) => {
          early = target.value;
        }}
        onKeyDown={({ key }) => {
          if (key !== 'Escape') return;
          early = '';
          onClose();
        }}
      />
    </div>
  );
}
