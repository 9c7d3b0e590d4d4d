import { storedPostcode, US_STATES, type Region } from '@palisade/kernel';
import { PRODUCTS } from '@palisade/trade';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { PlainTable } from '../../../kit/values/plain-table';
import type { AdditionalInsured, AdditionalInsuredFields, Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { WithQuote, type QuoteModalData } from '../actions/with-quote';
import { changeAdditionalInsureds, useQuoteCommand } from '../api';
import { IndustryField } from '../indication/industry-field';
import { SEARCH_BY_LABEL } from '../../../kit/forms/search-by-label';

export function AdditionalInsuredModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <AdditionalInsuredDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

/** One insured is added or changed at a time; the list above names all of them. */
function AdditionalInsuredDialog({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const [form] = Form.useForm<AdditionalInsuredFields>();
  const command = useQuoteCommand(quote);
  const snackbar = useSnackbar();
  const [edited, setEdited] = useState<string | null>(null);
  const { region } = PRODUCTS[quote.product];
  const others = quote.additionalInsureds.filter(({ id }) => id !== edited).map(fieldsOf);
  return (
    <FormModal<AdditionalInsuredFields>
      form={form}
      title={t('quote:additional.title')}
      submitLabel={t('common:action.save')}
      initialValues={{}}
      aliases={aliasesOf(others.length)}
      onClose={close}
      onSubmit={async (values, key) => {
        await command(changeAdditionalInsureds([...others, values]), key);
        snackbar.success(t('quote:additional.success'));
        close();
      }}
    >
      <NamedInsureds
        insureds={quote.additionalInsureds}
        onEdit={(insured) => {
          setEdited(insured.id);
          form.setFieldsValue(fieldsOf(insured));
        }}
      />
      <InsuredFields region={region} />
    </FormModal>
  );
}

interface NamedInsuredsProps {
  insureds: readonly AdditionalInsured[];
  onEdit: (insured: AdditionalInsured) => void;
}

/** Who is named already, each to be changed. */
function NamedInsureds({ insureds, onEdit }: NamedInsuredsProps) {
  const { t } = useTranslation(['common', 'quote']);
  if (insureds.length === 0) return null;
  return (
    <PlainTable<AdditionalInsured>
      label={t('quote:additional.title')}
      rows={insureds}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('quote:additional.businessName'),
          render: (one) => one.businessName,
        },
        { key: 'city', title: t('common:wording.city'), render: (one) => one.city },
        {
          key: 'edit',
          title: t('quote:additional.change'),
          render: (one) => (
            <Button
              size="small"
              aria-label={t('quote:additional.editName', { name: one.businessName })}
              onClick={() => onEdit(one)}
            >
              {t('quote:additional.change')}
            </Button>
          ),
        },
      ]}
    />
  );
}

function InsuredFields({ region }: { region: Region }) {
  const { t } = useTranslation(['common', 'account', 'quote']);
  return (
    <>
      <FormField name="businessName" label={t('quote:additional.businessName')} isRequired isWide>
        <Input maxLength={200} />
      </FormField>
      <FormField name="address1" label={t('account:field.address1')} isRequired>
        <Input maxLength={200} />
      </FormField>
      <FormField name="address2" label={t('account:field.address2')}>
        <Input maxLength={200} />
      </FormField>
      <FormField name="city" label={t('common:wording.city')} isRequired>
        <Input maxLength={100} />
      </FormField>
      {region === 'US' && (
        <FormField name="state" label={t('common:wording.state')} isRequired isChoice>
          <Select
            showSearch={SEARCH_BY_LABEL}
            options={US_STATES.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </FormField>
      )}
      <FormField
        name="zipCode"
        label={t('common:wording.zipCode')}
        isRequired
        rule={(text) => (storedPostcode(text, region) ? null : t('common:validation.zip'))}
      >
        <Input maxLength={10} />
      </FormField>
      <FormField name="naicsCode" label={t('quote:indication.industry')} isRequired isChoice isWide>
        <IndustryField />
      </FormField>
    </>
  );
}

/** The fields of the last of the list that is sent, by their names in the form. */
const aliasesOf = (index: number): Record<string, string> =>
  Object.fromEntries(
    ['businessName', 'address1', 'address2', 'city', 'state', 'zipCode', 'naicsCode'].map(
      (name) => [`additionalInsureds/${index}/${name}`, name],
    ),
  );

const fieldsOf = ({ id: _, ...insured }: AdditionalInsured): AdditionalInsuredFields => insured;
