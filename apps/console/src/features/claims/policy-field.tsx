import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { insuredPoliciesQuery, insuredQuery } from './api';
import { startOf, type ClaimForm } from './claim-form';
import { SEARCH_BY_LABEL } from '../../kit/forms/search-by-label';

/** The policy that a new claim is reported under; what it knows fills the empty fields. */
export function PolicyField() {
  const { t } = useTranslation(['common', 'account']);
  const form = Form.useFormInstance<ClaimForm>();
  const queryClient = useQueryClient();
  const policies = useQuery(insuredPoliciesQuery);
  const nothing = policies.isPending ? t('common:select.loading') : t('common:select.noOptions');
  const fill = async (policyId: string) => {
    const start = startOf(await queryClient.fetchQuery(insuredQuery(policyId)));
    const empty = Object.entries(start).filter(
      ([field]) => !form.getFieldValue(field as keyof ClaimForm),
    );
    form.setFieldsValue(Object.fromEntries(empty));
  };
  // Who has one policy is not asked which.
  const only = policies.data?.length === 1 ? policies.data[0].id : null;
  const preselect = useEffectEvent((policyId: string) => {
    if (form.getFieldValue('policyId')) return;
    form.setFieldValue('policyId', policyId);
    void fill(policyId);
  });
  useEffect(() => {
    if (only) preselect(only);
  }, [only]);
  return (
    <FormField
      name="policyId"
      label={t('account:claim.policy')}
      isRequired
      isWide
      requiredMessage={t('account:claim.selectName')}
    >
      <Select
        showSearch={SEARCH_BY_LABEL}
        loading={policies.isPending}
        placeholder={t('common:select.typeToSearch')}
        notFoundContent={policies.isError ? t('common:error.serverRetry') : nothing}
        options={
          policies.data?.map(({ id, policyNumber, companyName }) => ({
            value: id,
            label: `${policyNumber} ${companyName}`,
          })) ?? []
        }
        onSelect={(policyId: string) => void fill(policyId)}
      />
    </FormField>
  );
}
