import { noticeStateOf } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Alert, Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { licensesQuery } from './surplus';

/** Which surplus lines broker places the quote, and the acknowledged notice of LA and MT. */
export function SurplusFields({ state }: { state: string }) {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <>
      <BrokerField state={state} />
      {noticeStateOf(state) !== null && (
        <FormField name="surplusNoticeAttested" label="" isWide valuePropName="checked">
          <Checkbox>{t('quote:surplus.notice', { state })}</Checkbox>
        </FormField>
      )}
    </>
  );
}

/** Which surplus lines broker places the quote. */
export function BrokerField({ state }: { state: string }) {
  const { t } = useTranslation(['common', 'quote']);
  const { data = [], isSuccess } = useQuery(licensesQuery(state));
  const options = data.map((license) => ({
    value: license.id,
    label: `${license.brokerFirstName} ${license.brokerLastName}, ${license.surplusLicenseNumber}`,
  }));
  return (
    <>
      {isSuccess && data.length === 0 && (
        <Alert role="alert" type="warning" showIcon title={t('quote:surplus.none')} />
      )}
      <FormField
        name="licenseId"
        label={t('quote:surplus.broker')}
        isRequired
        isWide
        requiredMessage={t('quote:surplus.brokerRequired')}
      >
        <Select options={options} />
      </FormField>
    </>
  );
}
