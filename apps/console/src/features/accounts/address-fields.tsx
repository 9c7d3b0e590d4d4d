import { addressErrors, US_STATES, type Country, type Region } from '@palisade/kernel';
import { Input, Select, type FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/form-field';
import { useEdition } from '../../lib/edition';

type AddressField = 'address1' | 'address2' | 'address3' | 'city' | 'state' | 'zipCode';

interface FieldSetup {
  label: string;
  /** The text for a value that breaks the rule; absent where only a missing value is wrong. */
  invalid?: string;
  isOptional?: boolean;
  lengthMax: number;
  autoComplete: string;
}

const SETUP: Record<AddressField, FieldSetup> = {
  address1: {
    label: 'account:field.address1',
    lengthMax: 200,
    autoComplete: 'address-line1',
  },
  address2: {
    label: 'account:field.address2',
    isOptional: true,
    lengthMax: 200,
    autoComplete: 'address-line2',
  },
  address3: {
    label: 'common:wording.addressLine3',
    isOptional: true,
    lengthMax: 200,
    autoComplete: 'address-line3',
  },
  city: {
    label: 'common:wording.city',
    invalid: 'common:validation.city',
    lengthMax: 100,
    autoComplete: 'address-level2',
  },
  state: { label: 'common:wording.state', lengthMax: 2, autoComplete: 'address-level1' },
  zipCode: {
    label: 'common:wording.zipCode',
    invalid: 'common:validation.zip',
    lengthMax: 10,
    autoComplete: 'postal-code',
  },
};

// Spec 2 §3: the third line is for the UK only, the state for the US only.
const FIELDS: Record<Region, AddressField[]> = {
  US: ['address1', 'address2', 'city', 'state', 'zipCode'],
  UK: ['address1', 'address2', 'address3', 'city', 'zipCode'],
};

export function AddressFields() {
  const { region, country } = useEdition();
  return FIELDS[region].map((name) => <Field key={name} name={name} country={country} />);
}

function Field({ name, country }: { name: AddressField; country: Country }) {
  const { t } = useTranslation(['common', 'account']);
  const { label, invalid, isOptional, lengthMax, autoComplete } = SETUP[name];
  return (
    <FormField
      name={name}
      label={t(label)}
      isRequired={!isOptional}
      rules={invalid ? [addressRule(name, country, t(invalid))] : []}
    >
      {name === 'state' ? (
        <StateSelect />
      ) : (
        <Input maxLength={lengthMax} autoComplete={autoComplete} />
      )}
    </FormField>
  );
}

/** The select of the 50 states and DC; value and onChange come from the form. */
function StateSelect(props: { value?: string; onChange?: (code: string) => void }) {
  const { t } = useTranslation();
  return (
    <Select
      {...props}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('common:select.typeToSearch')}
      notFoundContent={t('common:select.noOptions')}
      options={US_STATES.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}

/** The rule of the kernel for one field; an empty value is the required rule's concern. */
function addressRule(name: AddressField, country: Country, message: string): FormRule {
  const isWrong = (value: string) =>
    addressErrors({
      ...{ address1: '-', address2: null, address3: null, city: '-', state: null, zipCode: '' },
      country,
      [name]: value,
    }).some(({ pointer }) => pointer === `/${name}`);
  return {
    validator: (_, value?: string) =>
      value?.trim() && isWrong(value) ? Promise.reject(new Error(message)) : Promise.resolve(),
  };
}
