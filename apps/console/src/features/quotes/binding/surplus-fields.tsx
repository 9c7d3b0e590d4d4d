import type { NoticeState } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Alert, Checkbox, Form, Select } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import type { Quote } from '../../../lib/api-types';
import { hasAttested, knownLicense, type BrokerForm } from './broker';
import { noticeQuery, NoticeText, useAcknowledgement } from './notice';
import { licensesQuery, stateOf } from './surplus';

/** The notice of LA or MT in full, and the box by which it is attested for the chosen broker. */
export function NoticeField({ state }: { state: NoticeState }) {
  const form = Form.useFormInstance<BrokerForm>();
  const { data: licenses = [] } = useQuery(licensesQuery(state));
  const { isSuccess } = useQuery(noticeQuery(state));
  const chosen = form.getFieldValue('licenseId') as BrokerForm['licenseId'];
  const license = licenses.find(({ id }) => id === chosen);
  const text = useAcknowledgement(state, {
    name: license ? `${license.brokerFirstName} ${license.brokerLastName}` : '',
    number: license?.surplusLicenseNumber ?? '',
  });
  return (
    <>
      <div className="kit-field-wide">
        <NoticeText state={state} />
      </div>
      <FormField name="surplusNoticeAttested" label="" isWide valuePropName="checked">
        <Checkbox disabled={!isSuccess}>{text}</Checkbox>
      </FormField>
    </>
  );
}

/**
 * Which surplus lines broker places the quote: the one that it names, or the only one, is there.
 * The tick below the notice is of the chosen one.
 */
export function BrokerField({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  const form = Form.useFormInstance<BrokerForm>();
  const { data = [], isSuccess } = useQuery(licensesQuery(stateOf(quote)));
  const known = knownLicense(quote, data);
  const isAttested = hasAttested(quote, known?.surplusLicenseNumber);
  useEffect(() => {
    if (!known || form.getFieldValue('licenseId')) return;
    form.setFieldsValue({ licenseId: known.id, surplusNoticeAttested: isAttested });
  }, [form, known, isAttested]);
  const choose = (chosen: string) => {
    const number = data.find(({ id }) => id === chosen)?.surplusLicenseNumber;
    form.setFieldValue('surplusNoticeAttested', hasAttested(quote, number));
  };
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
        <Select options={options} onChange={choose} />
      </FormField>
    </>
  );
}
