import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { useDebounced } from '../../../lib/use-debounced';
import { domainQuery } from './api';

// Spec 3 §5: each domain is checked by the server.
const DEBOUNCE_MS = 200;

/** The own domain of a company; the server says whether it can be that. */
export function DomainField() {
  const { t } = useTranslation('account');
  const typed = (Form.useWatch<string | null>('domainName') ?? '').trim();
  const { value: domain, isSettled } = useDebounced(typed, typed, DEBOUNCE_MS);
  const { data } = useQuery({ ...domainQuery(domain), enabled: domain !== '' });
  const isKnown = data !== undefined && isSettled && domain !== '';
  const said = data?.valid ? t('domain.valid') : data?.reason;
  return (
    <FormField
      name="domainName"
      label={t('field.domain')}
      extra={isKnown && <span role="status">{said}</span>}
    >
      <Input maxLength={300} />
    </FormField>
  );
}
