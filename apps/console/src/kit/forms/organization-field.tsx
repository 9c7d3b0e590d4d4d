import type { AccountType } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organization } from '../../lib/api-types';
import { organizationsQuery } from '../../lib/organizations';
import { useDebounced } from '../../lib/use-debounced';
import { FormField } from './form-field';

const SEARCH_DELAY_MS = 300;

interface OrganizationFieldProps {
  name: string;
  label: string;
  accountType?: AccountType;
  isMultiple?: boolean;
  isRequired?: boolean;
  /** Choices that are there before anything was looked up. */
  known?: Pick<Organization, 'id' | 'name'>[];
  onPick?: (organization: Organization | undefined) => void;
}

/** Chooses organisations by name, as only staff can. */
export function OrganizationField(props: OrganizationFieldProps) {
  const { name, label, accountType, isMultiple = false, isRequired = false, known = [] } = props;
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const { value: wanted } = useDebounced(typed, typed, SEARCH_DELAY_MS);
  const { data: found = [], isFetching } = useQuery(organizationsQuery(wanted, accountType));
  const choices = [...found, ...known.filter(({ id }) => found.every((one) => one.id !== id))];
  return (
    <FormField name={name} label={label} isRequired={isRequired} isChoice>
      <Select
        {...(isMultiple && { mode: 'multiple' as const })}
        allowClear
        showSearch={{ filterOption: false, onSearch: setSearch }}
        placeholder={t('common:select.typeToSearch')}
        notFoundContent={t(isFetching ? 'common:select.loading' : 'common:select.noOptions')}
        options={choices.map(({ id, name: label }) => ({ value: id, label }))}
        onChange={(value: string | string[] | undefined) =>
          props.onPick?.(found.find(({ id }) => id === value))
        }
      />
    </FormField>
  );
}
