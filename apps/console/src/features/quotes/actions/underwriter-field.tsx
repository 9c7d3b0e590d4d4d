import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { underwritersQuery } from '../api';
import { SEARCH_BY_LABEL } from '../../../kit/forms/search-by-label';

/** Who a quote is given to: an underwriter, found by name or address. */
export function UnderwriterField() {
  const { t } = useTranslation('quote');
  const { data = [], isPending } = useQuery(underwritersQuery);
  return (
    <FormField name="underwriterId" label={t('quote:field.underwriter')} isRequired isChoice isWide>
      <Select
        showSearch={SEARCH_BY_LABEL}
        loading={isPending}
        options={data.map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }))}
      />
    </FormField>
  );
}
