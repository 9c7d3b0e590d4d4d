import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState, type AriaAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { useEdition } from '../../../lib/edition';
import { useDebounced } from '../../../lib/use-debounced';
import { industriesQuery } from './api';

const DEBOUNCE_MS = 200;

/** Given by the form, which also says whether it must be filled in and what is wrong with it. */
interface IndustryFieldProps extends AriaAttributes {
  id?: string;
  value?: string;
  onChange?: (code: string) => void;
}

/** An industry by its words or by the digits of its code. */
export function IndustryField({ id, value, onChange, ...aria }: IndustryFieldProps) {
  const { t } = useTranslation(['common', 'quote']);
  const { country } = useEdition();
  const [search, setSearch] = useState('');
  // The code that is there is looked up, so that it is read in words.
  const wanted = search || value || '';
  const { value: settled } = useDebounced(wanted, wanted, DEBOUNCE_MS);
  const { data } = useQuery(industriesQuery(settled, country));
  const options = (data?.content ?? []).map(
    ({ naicsCode, primaryIndustry, secondaryIndustry }) => ({
      value: naicsCode,
      label: `${naicsCode} ${secondaryIndustry ?? primaryIndustry}`,
    }),
  );
  return (
    <Select<string>
      {...aria}
      {...(id && { id })}
      {...(value && { value })}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      options={options}
      notFoundContent={t(search ? 'common:select.noResults' : 'quote:indication.industryHint')}
      onChange={(code) => {
        setSearch('');
        onChange?.(code);
      }}
    />
  );
}
