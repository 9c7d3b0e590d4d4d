import { useQuery } from '@tanstack/react-query';
import { AutoComplete } from 'antd';
import type { AriaAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account, Company } from '../../../lib/api-types';
import { useEdition } from '../../../lib/edition';
import { useDebounced } from '../../../lib/use-debounced';
import { companyChoicesQuery } from './api';

const DEBOUNCE_MS = 200;

interface CompanyFieldProps extends AriaAttributes {
  /** Given by the form. */
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
  onPick: (picked: { client?: Account; company?: Company }) => void;
}

/** A name or domain; the clients and the companies of the directory that it means fill in the rest. */
export function CompanyField(props: CompanyFieldProps) {
  const { id, value = '', onChange, onPick, ...aria } = props;
  const { t } = useTranslation(['common', 'quote']);
  const { country } = useEdition();
  const search = value.trim();
  const { value: settled } = useDebounced(search, search, DEBOUNCE_MS);
  const { data } = useQuery(companyChoicesQuery(settled, country));
  const clients = data?.clients ?? [];
  const companies = data?.companies ?? [];
  const groups = [
    {
      label: t('quote:indication.clients'),
      options: clients.map(({ id: key, name, city }) => ({
        key,
        value: key,
        label: `${name}, ${city}`,
      })),
    },
    {
      label: t('quote:indication.directory'),
      options: companies.map(({ cbid, name, city }) => ({
        key: cbid,
        value: cbid,
        label: `${name}, ${city}`,
      })),
    },
  ].filter(({ options }) => options.length > 0);
  return (
    <AutoComplete
      {...aria}
      {...(id && { id })}
      value={value}
      options={search ? groups : []}
      maxLength={200}
      autoFocus
      onChange={(text) => onChange?.(text)}
      onSelect={(picked: string) => {
        const client = clients.find((one) => one.id === picked);
        const company = companies.find(({ cbid }) => cbid === picked);
        onChange?.(client?.name ?? company?.name ?? picked);
        onPick({ ...(client && { client }), ...(company && { company }) });
      }}
    />
  );
}
