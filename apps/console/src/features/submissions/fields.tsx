import { useQuery } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { SearchSelect, useTypedSearch } from '../../kit/forms/search-select';
import { assigneesQuery, matchesQuery } from './api';
import { SEARCH_BY_LABEL } from '../../kit/forms/search-by-label';

const NAME_MAX = 200;

/** Who of the provider is given submissions. */
export function AssigneeField() {
  const { t } = useTranslation('submission');
  const { data = [], isPending } = useQuery(assigneesQuery);
  return (
    <FormField
      name="assignedUser"
      label={t('submission:column.assigned')}
      isRequired
      isChoice
      isWide
    >
      <Select
        showSearch={SEARCH_BY_LABEL}
        loading={isPending}
        options={data.map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }))}
      />
    </FormField>
  );
}

/** The account that a submission is for; left empty, it is matched later. */
export function MatchField({ known }: { known?: { id: string; name: string } }) {
  const { t } = useTranslation('submission');
  const { wanted, setSearch } = useTypedSearch();
  const { data, isFetching } = useQuery(matchesQuery(wanted));
  const found = data?.content ?? [];
  const choices = known && found.every(({ id }) => id !== known.id) ? [known, ...found] : found;
  return (
    <FormField
      name="accountId"
      label={t('submission:field.match')}
      extra={t('submission:field.matchHint')}
      isWide
    >
      <SearchSelect allowClear choices={choices} isFetching={isFetching} onType={setSearch} />
    </FormField>
  );
}

export function NameField({ isRequired }: { isRequired: boolean }) {
  const { t } = useTranslation('submission');
  return (
    <FormField
      name="accountName"
      label={t('submission:field.accountName')}
      isRequired={isRequired}
      isWide
    >
      <Input maxLength={NAME_MAX} />
    </FormField>
  );
}
