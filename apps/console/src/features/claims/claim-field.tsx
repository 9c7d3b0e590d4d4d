import {
  isCity,
  storedEmail,
  storedPhone,
  storedPostcode,
  TEXT_LIMITS,
  US_STATES,
  type Region,
} from '@palisade/kernel';
import { Input, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { useEdition } from '../../lib/edition';
import { todayHere } from '../../lib/formatting';
import type { ClaimForm } from './claim-form';
import { SEARCH_BY_LABEL } from '../../kit/forms/search-by-label';

type Kind =
  'text' | 'long' | 'email' | 'phone' | 'city' | 'zip' | 'state' | 'date' | 'time' | 'yesNo';

interface Rule {
  isMet: (text: string, region: Region) => boolean;
  brokenKey: string;
}

const PHONE_MAX = 40;
const SHORT_MAX = 60;
const STATE_MAX = 2;

const MAX: Partial<Record<Kind, number>> = {
  text: TEXT_LIMITS.personName,
  long: TEXT_LIMITS.text,
  email: TEXT_LIMITS.email,
  phone: PHONE_MAX,
  city: TEXT_LIMITS.city,
  zip: TEXT_LIMITS.zipCode,
  state: STATE_MAX,
};

const RULES: Partial<Record<Kind, Rule>> = {
  email: { isMet: (text) => storedEmail(text) !== null, brokenKey: 'common:validation.email' },
  phone: {
    isMet: (text, region) => storedPhone(text, region) !== null,
    brokenKey: 'account:field.phoneInvalid',
  },
  city: { isMet: isCity, brokenKey: 'common:validation.city' },
  zip: {
    isMet: (text, region) => storedPostcode(text, region) !== null,
    brokenKey: 'common:validation.zip',
  },
  date: { isMet: (text) => text <= todayHere(), brokenKey: 'account:claim.future' },
};

export interface ClaimFieldSetup {
  name: keyof ClaimForm & string;
  labelKey: string;
  kind?: Kind;
  isRequired?: boolean;
  isShort?: boolean;
}

/** One field of a notice, with the rule of its kind. */
export function ClaimField({ name, labelKey, kind = 'text', ...setup }: ClaimFieldSetup) {
  const { t } = useTranslation(['common', 'account']);
  const { region } = useEdition();
  const rule = RULES[kind];
  const label = t(labelKey);
  return (
    <FormField
      name={name}
      label={label}
      isRequired={setup.isRequired ?? false}
      isChoice={kind === 'yesNo'}
      isWide={kind === 'long' || kind === 'yesNo'}
      {...(rule && { rule: (text) => (rule.isMet(text, region) ? null : t(rule.brokenKey)) })}
    >
      <Control kind={kind} label={label} max={setup.isShort ? SHORT_MAX : MAX[kind]} />
    </FormField>
  );
}

interface ControlProps {
  kind: Kind;
  label: string;
  max: number | undefined;
}

/** Value, id and events come from the form. */
function Control({ kind, label, max, ...field }: ControlProps) {
  const { t } = useTranslation(['common', 'quote']);
  const limit = max === undefined ? {} : { maxLength: max };
  switch (kind) {
    case 'yesNo':
      return (
        <Radio.Group
          {...field}
          aria-label={label}
          options={[
            { value: true, label: t('quote:questions.yes') },
            { value: false, label: t('quote:questions.no') },
          ]}
        />
      );
    case 'state':
      return (
        <Select
          {...field}
          allowClear
          showSearch={SEARCH_BY_LABEL}
          placeholder={t('common:select.typeToSearch')}
          notFoundContent={t('common:select.noOptions')}
          options={US_STATES.map(({ code, name }) => ({ value: code, label: name }))}
        />
      );
    case 'long':
      return <Input.TextArea {...field} rows={3} {...limit} />;
    case 'date':
      return <Input {...field} type="date" max={todayHere()} />;
    case 'time':
      return <Input {...field} type="time" />;
    case 'phone':
      return <Input {...field} type="tel" {...limit} />;
    case 'text':
    case 'email':
    case 'city':
    case 'zip':
      return <Input {...field} {...limit} />;
  }
}
