import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LabelledField } from '../../kit/forms/labelled-field';
import { SearchSelect, useTypedSearch } from '../../kit/forms/search-select';
import { accountQuery, accountsQuery } from '../../features/accounts/api';

const FOUND = 25;

interface AccountFieldProps {
  value?: string | undefined;
  onChange: (accountId: string) => void;
}

/** Whose tools are shown, chosen among the clients that the person sees. */
export function AccountField({ value, onChange }: AccountFieldProps) {
  const { t } = useTranslation(['common', 'carrier']);
  const { wanted, setSearch } = useTypedSearch();
  const { data, isFetching } = useQuery(accountsQuery({ search: wanted, size: FOUND }));
  const { data: chosen } = useQuery({ ...accountQuery(value ?? ''), enabled: value !== undefined });
  const found = data?.content ?? [];
  const known = chosen && found.every(({ id }) => id !== chosen.id) ? [chosen] : [];
  return (
    <LabelledField label={t('carrier:connectors.account')}>
      {(field) => (
        <SearchSelect
          {...field}
          value={value ?? null}
          choices={[...known, ...found]}
          isFetching={isFetching}
          onType={setSearch}
          onChange={onChange}
        />
      )}
    </LabelledField>
  );
}
