import { useTranslation } from 'react-i18next';
import type { useSearch } from './use-search';

type Searched = ReturnType<typeof useSearch>;

interface SearchStateProps extends Pick<
  Searched,
  'isSearching' | 'error' | 'groups' | 'missing' | 'hasAnswer'
> {
  /** Neither a record nor a page nor an action is shown. */
  isEmpty: boolean;
}

/** How the search for records stands, told to who reads and to who listens. */
export function SearchState({
  isSearching,
  error,
  groups,
  missing,
  hasAnswer,
  isEmpty,
}: SearchStateProps) {
  const { t } = useTranslation();
  const count = groups.reduce((total, { hits }) => total + hits.length, 0);
  const missed = missing.map(({ labelKey }) => t(labelKey)).join(', ');
  return (
    <div role="status" className="palette-state">
      {isSearching && <p className="muted">{t('common:search.searching')}</p>}
      {error && <p>{t('common:search.failed')}</p>}
      {missing.length > 0 && <p>{t('common:search.missing', { kinds: missed })}</p>}
      {hasAnswer && count === 0 && missing.length === 0 && (
        <p>
          <strong>{t('common:search.nothing')}</strong> {t('common:search.canBeFound')}
        </p>
      )}
      {hasAnswer && count > 0 && (
        <p className="visually-hidden">{t('common:search.found', { total: count })}</p>
      )}
      {!hasAnswer && !isSearching && !error && isEmpty && <p>{t('common:select.noResults')}</p>}
    </div>
  );
}
