import { useQueryClient } from '@tanstack/react-query';
import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { WithRow } from '../../../kit/forms/with-row';
import type { CloudServicesChange, PrimeCloud } from '../../../lib/tool-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import type { PolicyModalData } from '../actions/with-policy';
import { changeCloudServices, primeCloudQuery } from './api';

type Wish = Pick<CloudServicesChange, 'cloudServices' | 'effectiveDate'>;

/** Names other cloud services in a PrimeCloud policy. */
export const CloudServicesModal = ({ data, close }: ModalProps<PolicyModalData>) => (
  <WithRow query={{ ...primeCloudQuery(data.policyId), enabled: Boolean(data.policyId) }}>
    {(policy) => <CloudServicesDialog policy={policy} close={close} />}
  </WithRow>
);

function CloudServicesDialog({ policy, close }: { policy: PrimeCloud; close: () => void }) {
  const { t } = useTranslation(['common', 'policy', 'quote', 'carrier']);
  const [form] = Form.useForm<Wish>();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const { id, cloudServices, unnamedServices, effectiveDate, endDate } = policy;
  const connected = cloudServices.filter(({ isConnected }) => isConnected);
  const named = connected.map(({ connectorType }) => connectorType);
  return (
    <FormModal<Wish>
      form={form}
      title={t('policy:cloud.title')}
      submitLabel={t('common:action.save')}
      initialValues={{ cloudServices: named }}
      isComplete={(wish) => (wish.cloudServices ?? []).length > 0 && Boolean(wish.effectiveDate)}
      isSticky
      onClose={close}
      onSubmit={async (wish, key) => {
        await changeCloudServices(id, wish, key);
        await queryClient.invalidateQueries({ queryKey: ['policies'] });
        snackbar.success(t('policy:cloud.changed'));
        close();
      }}
    >
      <p className="kit-field-wide">{t('policy:cloud.text')}</p>
      <FormField name="cloudServices" label={t('policy:cloud.services')} isRequired isChoice isWide>
        <Checkbox.Group
          options={[...named, ...unnamedServices].map((value) => ({
            value,
            label: t(`carrier:connectors.tool.${value}`),
          }))}
        />
      </FormField>
      <FormField name="effectiveDate" label={t('policy:cloud.from')} isRequired>
        <Input type="date" min={effectiveDate} max={endDate} />
      </FormField>
    </FormModal>
  );
}
