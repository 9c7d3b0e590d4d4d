import { useQueryClient } from '@tanstack/react-query';
import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { WithRow } from '../../../kit/forms/with-row';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import type { CloudServicesChange, PrimeCloud } from '../../../lib/tool-types';
import type { PolicyModalData } from '../actions/with-policy';
import { issuePrimeCloud, primeCloudQuery } from './api';

type Wish = Pick<CloudServicesChange, 'cloudServices'>;

/** Issues the policy of a PrimeCloud binder with the cloud services that are chosen. */
export const CloudIssueModal = ({ data, close }: ModalProps<PolicyModalData>) => (
  <WithRow query={{ ...primeCloudQuery(data.policyId), enabled: Boolean(data.policyId) }}>
    {(policy) => <CloudIssueDialog policy={policy} close={close} />}
  </WithRow>
);

function CloudIssueDialog({ policy, close }: { policy: PrimeCloud; close: () => void }) {
  const { t } = useTranslation(['common', 'policy', 'carrier']);
  const [form] = Form.useForm<Wish>();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const { id: policyId, accountId, unnamedServices } = policy;
  return (
    <FormModal<Wish>
      form={form}
      title={t('policy:cloud.issue')}
      submitLabel={t('policy:issue.submit')}
      initialValues={{ cloudServices: unnamedServices }}
      isComplete={({ cloudServices = [] }) => cloudServices.length > 0}
      isSticky
      onClose={close}
      onSubmit={async ({ cloudServices }, key) => {
        await issuePrimeCloud({ accountId, policyId, cloudServices }, key);
        await queryClient.invalidateQueries({ queryKey: ['policies'] });
        snackbar.success(t('policy:issue.success'));
        close();
      }}
    >
      <p className="kit-field-wide">{t('policy:cloud.issueText')}</p>
      <FormField name="cloudServices" label={t('policy:cloud.services')} isRequired isChoice isWide>
        <Checkbox.Group
          options={unnamedServices.map((value) => ({
            value,
            label: t(`carrier:connectors.tool.${value}`),
          }))}
        />
      </FormField>
    </FormModal>
  );
}
