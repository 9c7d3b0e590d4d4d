import type { Currency } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { moneyText } from '../../kit/values/money';
import type { Invoice } from '../../lib/api-types';
import { useDebounced } from '../../lib/use-debounced';
import { invoiceListQuery } from './api';

const SEARCH_DELAY_MS = 300;
const CHOICES = 25;

interface InvoiceFieldProps {
  name: string;
  label: string;
  /** Only invoices in this currency. */
  currency?: Currency;
  onPick?: (invoice: Invoice | undefined) => void;
}

/** Chooses an invoice with a balance by its number, policy or client; its value is the number. */
export function InvoiceField({ name, label, currency, onPick }: InvoiceFieldProps) {
  const { t } = useTranslation(['common', 'policy']);
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const { value: wanted } = useDebounced(typed, typed, SEARCH_DELAY_MS);
  const query = { filter: 'outstanding balances' as const, size: CHOICES };
  const { data, isFetching } = useQuery(
    invoiceListQuery({ ...query, ...(wanted && { search: wanted }) }),
  );
  const found = (data?.content ?? []).filter((one) => !currency || one.currency === currency);
  return (
    <FormField name={name} label={label} isRequired isChoice>
      <Select
        allowClear
        showSearch={{ filterOption: false, onSearch: setSearch }}
        placeholder={t('common:select.typeToSearch')}
        notFoundContent={t(isFetching ? 'common:select.loading' : 'common:select.noOptions')}
        options={found.map((one) => ({
          value: one.invoiceNumber,
          label: `${one.invoiceNumber}, ${one.insuredName}, ${moneyText(one.balance, one.currency)}`,
        }))}
        onChange={(value?: string) =>
          onPick?.(found.find(({ invoiceNumber }) => invoiceNumber === value))
        }
      />
    </FormField>
  );
}
