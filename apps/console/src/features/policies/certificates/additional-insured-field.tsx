import { useQuery } from '@tanstack/react-query';
import { Alert, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { SEARCH_BY_LABEL } from '../../../kit/forms/search-by-label';
import { additionalInsuredsQuery } from './api';

/** Chooses one of those who are insured by the policy beside the named insured. */
export function AdditionalInsuredField({ policyId }: { policyId: string }) {
  const { t } = useTranslation(['common', 'policy']);
  const { data: insureds = [], isLoading, isError } = useQuery(additionalInsuredsQuery(policyId));
  if (isError) {
    return <Alert type="error" showIcon title={t('policy:certificate.additionalInsuredFailed')} />;
  }
  return (
    <FormField
      name="additionalInsuredId"
      label={t('policy:certificate.modes.ADDITIONAL_INSURED')}
      isRequired
      isChoice
      isWide
    >
      <Select
        showSearch={SEARCH_BY_LABEL}
        loading={isLoading}
        notFoundContent={t(isLoading ? 'common:select.loading' : 'policy:certificate.noneNamed')}
        options={insureds.map(({ id, businessName, city }) => ({
          value: id,
          label: city ? `${businessName}, ${city}` : businessName,
        }))}
      />
    </FormField>
  );
}
