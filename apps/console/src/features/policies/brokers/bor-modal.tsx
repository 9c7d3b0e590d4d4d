import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { OrganizationField } from '../../../kit/forms/organization-field';
import { SEARCH_BY_LABEL } from '../../../kit/forms/search-by-label';
import type { Policy } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { WithPolicy, type PolicyModalData } from '../actions/with-policy';
import { lettersQuery, useBrokerCommands } from './api';

interface BorForm {
  agencyId: string;
  agentEmail?: string;
  effectiveDate: string;
  docId: string;
}

/** Staff enter the letter by which an insured names another broker of record. */
export function BorModal({ data, close }: ModalProps<PolicyModalData>) {
  return (
    <WithPolicy policyId={data.policyId}>
      {(policy) => <BorDialog policy={policy} close={close} />}
    </WithPolicy>
  );
}

function BorDialog({ policy, close }: { policy: Policy; close: () => void }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const [form] = Form.useForm<BorForm>();
  const snackbar = useSnackbar();
  const { enter } = useBrokerCommands();
  return (
    <FormModal<BorForm>
      form={form}
      title={t('policy:bor.title')}
      submitLabel={t('common:action.save')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async ({ agentEmail, ...letter }, key) => {
        const person = agentEmail?.trim();
        await enter({ policyId: policy.id, ...letter, ...(person && { agentEmail: person }) }, key);
        snackbar.success(t('policy:bor.success'));
        close();
      }}
    >
      <p className="kit-field-wide">{t('policy:bor.text', { company: policy.companyName })}</p>
      <OrganizationField
        name="agencyId"
        label={t('policy:bor.newAgency')}
        accountType="AGENCY"
        isRequired
      />
      <FormField name="agentEmail" label={t('policy:bor.agentEmail')}>
        <Input type="email" />
      </FormField>
      <FormField name="effectiveDate" label={t('policy:bor.effectiveDate')} isRequired>
        <Input type="date" />
      </FormField>
      <LetterField policyId={policy.id} close={close} />
    </FormModal>
  );
}

/** The letter is one of the papers of the policy; where it is not there yet, it is uploaded first. */
function LetterField({ policyId, close }: { policyId: string; close: () => void }) {
  const { t } = useTranslation(['common', 'policy']);
  const { basePath } = useSession();
  const { data: papers = [], isLoading } = useQuery(lettersQuery(policyId));
  return (
    <>
      <FormField name="docId" label={t('policy:bor.letter')} isRequired isChoice>
        <Select
          showSearch={SEARCH_BY_LABEL}
          loading={isLoading}
          notFoundContent={t(isLoading ? 'common:select.loading' : 'common:select.noOptions')}
          options={papers.map(({ docId, fileName }) => ({ value: docId, label: fileName }))}
        />
      </FormField>
      <p className="kit-field-wide">
        <Link to={`${basePath}/policies/${policyId}/documents`} onClick={close}>
          {t('policy:bor.upload')}
        </Link>
      </p>
    </>
  );
}
