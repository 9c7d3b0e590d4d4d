import {
  isCity,
  regionOfCountry,
  storedPostcode,
  TEXT_LIMITS,
  type Country,
  type Region,
} from '@palisade/kernel';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { StateSelect } from '../../kit/forms/state-select';
import { useEdition } from '../../lib/edition';

type AddressField = 'address1' | 'address2' | 'address3' | 'city' | 'state' | 'zipCode';

interface FieldSetup {
  label: string;
  isOptional?: boolean;
  lengthMax: number;
  /** The kernel's rule for a value that is there, and the text when it is broken. */
  rule?: { isMet: (text: string, region: Region) => boolean; broken: string };
}

const SETUP: Record<AddressField, FieldSetup> = {
  address1: {
    label: 'account:field.address1',
    lengthMax: TEXT_LIMITS.address,
  },
  address2: {
    label: 'account:field.address2',
    isOptional: true,
    lengthMax: TEXT_LIMITS.address,
  },
  address3: {
    label: 'common:wording.addressLine3',
    isOptional: true,
    lengthMax: TEXT_LIMITS.address,
  },
  city: {
    label: 'common:wording.city',
    lengthMax: TEXT_LIMITS.city,
    rule: { isMet: isCity, broken: 'common:validation.city' },
  },
  state: { label: 'common:wording.state', lengthMax: 2 },
  zipCode: {
    label: 'common:wording.zipCode',
    lengthMax: TEXT_LIMITS.zipCode,
    rule: {
      isMet: (text, region) => storedPostcode(text, region) !== null,
      broken: 'common:validation.zip',
    },
  },
};

// Spec 2 §3: the third line is for the UK only, the state for the US only.
const FIELDS: Record<Region, AddressField[]> = {
  US: ['address1', 'address2', 'city', 'state', 'zipCode'],
  UK: ['address1', 'address2', 'address3', 'city', 'zipCode'],
};

interface AddressFieldsProps {
  /** No field is needed; those that are filled in must still be right. */
  isOptional?: boolean;
  isLocked?: boolean;
  /** Of a company that is known; that of the edition for a new one. */
  country?: Country;
}

export function AddressFields(props: AddressFieldsProps) {
  const edition = useEdition();
  const region = props.country ? regionOfCountry(props.country) : edition.region;
  return FIELDS[region].map((name) => <Field key={name} name={name} region={region} {...props} />);
}

type FieldProps = AddressFieldsProps & { name: AddressField; region: Region };

function Field({ name, region, isLocked = false, ...props }: FieldProps) {
  const { t } = useTranslation(['common', 'account']);
  const { label, lengthMax, rule, ...setup } = SETUP[name];
  const isOptional = setup.isOptional ?? props.isOptional ?? false;
  return (
    <FormField
      name={name}
      label={t(label)}
      isRequired={!isOptional}
      {...(rule && { rule: (text) => (rule.isMet(text, region) ? null : t(rule.broken)) })}
    >
      {name === 'state' ? (
        <StateSelect isRated disabled={isLocked} placeholder={t('common:select.typeToSearch')} />
      ) : (
        <Input maxLength={lengthMax} autoComplete="off" readOnly={isLocked} />
      )}
    </FormField>
  );
}
