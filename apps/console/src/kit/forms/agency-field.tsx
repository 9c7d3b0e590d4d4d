import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { agenciesQuery } from '../../lib/agencies';
import { FormField } from './form-field';
import { SearchSelect, useTypedSearch } from './search-select';

const CHOICES = 100;

/** An agency that a form opens with. */
export interface KnownAgency {
  id: string;
  name: string;
}

/** Chooses one of the agencies that the person sees. */
export function AgencyField({
  known,
  message,
}: {
  known?: KnownAgency | undefined;
  message?: string;
}) {
  const { t } = useTranslation();
  const { wanted, setSearch } = useTypedSearch();
  const { data, isFetching } = useQuery(
    agenciesQuery({ size: CHOICES, ...(wanted && { search: wanted }) }),
  );
  const found = data?.content ?? [];
  const choices = known && found.every(({ id }) => id !== known.id) ? [known, ...found] : found;
  return (
    <FormField
      name="agencyId"
      label={t('common:wording.agency')}
      isRequired
      isChoice
      {...(message && { requiredMessage: message })}
    >
      <SearchSelect
        disabled={known !== undefined}
        choices={choices}
        isFetching={isFetching}
        onType={setSearch}
      />
    </FormField>
  );
}
