import { isNpn, NPN_MESSAGE } from '@palisade/kernel';
import { Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { StateSelect } from '../../kit/forms/state-select';
import { useEdition } from '../../lib/edition';
import { todayHere } from '../../lib/formatting';

const NUMBER_MAX = 40;
const LETTERS_AND_DIGITS = /^[\p{L}\d ]+$/u;

/** Whether a text is the number of a licence: letters, digits and blanks. */
export const isLicenseNumber = (text: string): boolean => LETTERS_AND_DIGITS.test(text);

/** What the licences of agencies and of agents have in common. */
export function LicenseFields() {
  const { t } = useTranslation(['common', 'agency']);
  const { region } = useEdition();
  return (
    <>
      <FormField
        name="state"
        label={t('common:wording.state')}
        isRequired
        isChoice
        requiredMessage={t('agency:license.stateRequired')}
      >
        <StateSelect />
      </FormField>
      <FormField
        name="number"
        label={t('agency:license.number')}
        isRequired
        requiredMessage={t('agency:license.numberRequired')}
        rule={(text) => (isLicenseNumber(text) ? null : t('agency:surplus.alnumOnly'))}
      >
        <Input maxLength={NUMBER_MAX} autoComplete="off" />
      </FormField>
      <FormField
        name="expirationDate"
        label={t('agency:license.expirationDate')}
        isRequired
        rule={(text) => (text >= todayHere() ? null : t('agency:license.past'))}
      >
        <Input type="date" min={todayHere()} />
      </FormField>
      {region !== 'UK' && (
        <FormField
          name="npn"
          label={t('agency:field.npn')}
          rule={(text) => (isNpn(text) ? null : NPN_MESSAGE)}
        >
          <Input inputMode="numeric" autoComplete="off" />
        </FormField>
      )}
      <FormField name="activeResidentState" label="" valuePropName="checked" isWide>
        <Checkbox>{t('agency:license.resident')}</Checkbox>
      </FormField>
    </>
  );
}
