import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { SearchSelect, useTypedSearch } from '../../kit/forms/search-select';
import { agentsQuery } from './api';

interface AgentFieldProps {
  /** The agency whose people can be chosen; all that the person sees when left out. */
  agencyId?: string | undefined;
  /** Whom the form opens with. */
  known?: { id: string; name: string } | undefined;
}

/** Chooses a person of an agency. */
export function AgentField({ agencyId, known }: AgentFieldProps) {
  const { t } = useTranslation(['common', 'agency']);
  const { wanted, setSearch } = useTypedSearch();
  const query = { ...(wanted && { search: wanted }), ...(agencyId && { agencyId }) };
  const { data, isFetching } = useQuery(agentsQuery(query));
  const found = (data?.content ?? []).map(({ id, name, agentEmail }) => ({
    id,
    name: `${name} (${agentEmail})`,
  }));
  const choices = known && found.every(({ id }) => id !== known.id) ? [known, ...found] : found;
  return (
    <FormField name="agentId" label={t('agency:license.agent')} isRequired isChoice isWide>
      <SearchSelect choices={choices} isFetching={isFetching} onType={setSearch} />
    </FormField>
  );
}
