import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { SearchSelect, useTypedSearch } from '../../../kit/forms/search-select';
import { insuredsQuery } from './api';

/** Chooses the insured that a billing contact belongs to. */
export function InsuredField() {
  const { t } = useTranslation(['common', 'policy']);
  const { wanted, setSearch } = useTypedSearch();
  const { data: choices = [], isFetching } = useQuery(insuredsQuery(wanted));
  return (
    <FormField
      name="accountId"
      label={t('policy:contacts.insured')}
      isRequired
      isChoice
      isWide
      requiredMessage={t('policy:contacts.insuredRequired')}
    >
      <SearchSelect choices={choices} isFetching={isFetching} onType={setSearch} />
    </FormField>
  );
}
