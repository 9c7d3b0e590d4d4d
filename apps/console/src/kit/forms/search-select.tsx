import { Select, type SelectProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../lib/use-debounced';

const SEARCH_DELAY_MS = 300;

/** What is typed into a choice, and what of it is looked up once the typing rests. */
export function useTypedSearch() {
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const { value: wanted } = useDebounced(typed, typed, SEARCH_DELAY_MS);
  return { wanted, setSearch };
}

interface SearchSelectProps extends SelectProps<string> {
  choices: readonly { id: string; name: string }[];
  isFetching: boolean;
  onType: (text: string) => void;
}

/** A choice among rows that the server finds; a field of a form gives it its value. */
export function SearchSelect({ choices, isFetching, onType, ...field }: SearchSelectProps) {
  const { t } = useTranslation();
  return (
    <Select<string>
      placeholder={t('common:select.typeToSearch')}
      {...field}
      showSearch={{ filterOption: false, onSearch: onType }}
      notFoundContent={t(isFetching ? 'common:select.loading' : 'common:select.noOptions')}
      options={choices.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
