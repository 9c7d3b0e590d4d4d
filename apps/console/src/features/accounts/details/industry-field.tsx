import type { Country } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { useDebounced } from '../../../lib/use-debounced';
import { industriesQuery } from './api';

const DEBOUNCE_MS = 300;
const SIZE = 20;

interface IndustryFieldProps {
  name: string;
  label: string;
  country: Country;
}

/** A code of the country's classification, found by its digits or its title. */
export function IndustryField({ name, label, country }: IndustryFieldProps) {
  return (
    <FormField name={name} label={label} isWide>
      <IndustrySelect country={country} />
    </FormField>
  );
}

/** Value, id and events come from the form. */
function IndustrySelect({ country, ...field }: { country: Country; value?: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { value: search } = useDebounced(typed, typed, DEBOUNCE_MS);
  const wanted = search || (field.value ?? '');
  const { data, isFetching } = useQuery(
    industriesQuery({ country, dup: 0, size: SIZE, ...(wanted && { search: wanted }) }),
  );
  const options = (data?.content ?? []).map((industry) => ({
    value: industry.naicsCode,
    label: `${industry.naicsCode} ${industry.secondaryIndustry ?? industry.primaryIndustry}`,
  }));
  return (
    <Select
      {...field}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      placeholder={t('common:select.typeToSearch')}
      notFoundContent={t(isFetching ? 'common:select.loading' : 'common:select.noOptions')}
      options={options}
    />
  );
}
