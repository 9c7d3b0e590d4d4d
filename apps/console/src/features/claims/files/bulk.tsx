import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { SEARCH_BY_LABEL } from '../../../kit/forms/search-by-label';
import type { BulkAction } from '../../../kit/lists/bulk/bulk-action';
import { handlersQuery, useFileCommands, type ClaimsFileRow } from './api';

/** What is done with several files at once: they are given to one handler. */
export function useFileBulk(): BulkAction<ClaimsFileRow>[] {
  const { t } = useTranslation(['common', 'account']);
  const { change } = useFileCommands();
  return [
    {
      key: 'assign',
      label: t('account:file.assign'),
      fields: HandlerField,
      isOffered: ({ allowedActions }) => allowedActions.includes('assign'),
      run: ({ claimId }, key, values) =>
        change(claimId, { handlerId: (values as { handlerId: string }).handlerId }, key),
    },
  ];
}

function HandlerField() {
  const { t } = useTranslation(['common', 'account']);
  const { data: people = [] } = useQuery(handlersQuery);
  return (
    <FormField name="handlerId" label={t('account:file.handler')} isRequired isChoice isWide>
      <Select
        showSearch={SEARCH_BY_LABEL}
        options={people.map(({ id, name, roleName }) => ({
          value: id,
          label: `${name}, ${roleName}`,
        }))}
      />
    </FormField>
  );
}
