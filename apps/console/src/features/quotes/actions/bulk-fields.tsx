import { DECLINE_REASONS, LOST_REASONS } from '@palisade/trade';
import { Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { todayHere } from '../../../lib/formatting';
import { ClosingFields } from '../../../kit/forms/closing-fields';
import { reasonOptions } from '../../../kit/forms/reason-options';

/** Why several quotes are declined, and whether their agents are told. */
export function DeclineFields() {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <>
      <ClosingFields
        label={t('quote:field.declineReason')}
        reasons={reasonOptions(DECLINE_REASONS, (key) => t(`quote:decline.reason.${key}`))}
      />
      <FormField
        name="isNotificationEnabled"
        label={t('quote:field.notification')}
        valuePropName="checked"
        isWide
      >
        <Checkbox>{t('quote:decline.notify')}</Checkbox>
      </FormField>
    </>
  );
}

/** Why several quotes are lost. */
export function LostFields() {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <ClosingFields
      label={t('quote:field.lostReason')}
      requiredMessage={t('quote:lost.reasonRequired')}
      reasons={reasonOptions(LOST_REASONS, (key) => t(`quote:lost.reason.${key}`))}
    />
  );
}

/** By when several quotes are needed. */
export function NeedByFields() {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <FormField name="needBy" label={t('quote:field.needBy')} isRequired isWide>
      <Input type="date" min={todayHere()} />
    </FormField>
  );
}
