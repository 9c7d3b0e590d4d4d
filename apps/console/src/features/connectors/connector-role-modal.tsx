import { useQuery } from '@tanstack/react-query';
import { Flex, Form, Input, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { Loaded } from '../../kit/pages/loaded';
import type { ConnectorDefinition } from '../../lib/connector-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { roleQuery, useConnectorCommands } from './api';
import type { ConsentTrip } from './consent-trip';
import './connectors.css';

const ARN_MAX = 600;
const ARN = /^arn:aws:iam::\d{12}:role\/.+$/;

type RoleModalProps = ModalProps<{ tool?: ConnectorDefinition; trip?: ConsentTrip }>;

/** Connects a tool by a role that its customer makes for us. */
export function ConnectorRoleModal({ data, close }: RoleModalProps) {
  const { tool, trip } = data;
  return tool && trip ? <RoleForm tool={tool} trip={trip} close={close} /> : null;
}

interface RoleFormProps {
  tool: ConnectorDefinition;
  trip: ConsentTrip;
  close: () => void;
}

function RoleForm({ tool, trip, close }: RoleFormProps) {
  const { t } = useTranslation(['common', 'carrier']);
  const [form] = Form.useForm<{ roleArn: string }>();
  const snackbar = useSnackbar();
  const { connect } = useConnectorCommands();
  const { accountId: cbid, region, inviteToken } = trip;
  const role = useQuery(roleQuery(tool.connectorType, cbid));
  return (
    <FormModal<{ roleArn: string }>
      form={form}
      title={t('carrier:connectors.connectTitle', { name: tool.connectorName })}
      submitLabel={t('carrier:connectors.connect')}
      initialValues={{}}
      isComplete={({ roleArn = '' }) => roleArn.trim() !== '' && role.isSuccess}
      isSticky
      onSubmit={async ({ roleArn }, key) => {
        const credentials = { roleArn: roleArn.trim(), externalId: role.data?.externalId ?? '' };
        const metadata = { ...(region && { region }), ...(inviteToken && { inviteToken }) };
        await connect({ connector: tool.connectorType, credentials, cbid, metadata }, key);
        snackbar.success(t('carrier:connector.added'));
        close();
      }}
      onClose={close}
    >
      <p className="muted kit-field-wide">{tool.consent}</p>
      <div className="kit-field-wide">
        <p>{t('carrier:connectors.role.text')}</p>
        <Loaded result={role} skeleton={<Skeleton active />}>
          {({ trustPolicy, rightsPolicy }) => (
            <Flex vertical gap={16}>
              <Pasted label={t('carrier:connectors.role.trust')} text={trustPolicy} />
              <Pasted label={t('carrier:connectors.role.rights')} text={rightsPolicy} />
            </Flex>
          )}
        </Loaded>
      </div>
      <FormField
        name="roleArn"
        label={t('carrier:connectors.role.arn')}
        rule={(text) => (ARN.test(text.trim()) ? null : t('carrier:connectors.role.wrongArn'))}
        isRequired
        isWide
      >
        <Input maxLength={ARN_MAX} autoComplete="off" />
      </FormField>
    </FormModal>
  );
}

/** A text to be pasted elsewhere as it is. */
function Pasted({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation();
  const tooltips = [t('common:unsupported.copy'), t('common:unsupported.copied')];
  return (
    <div>
      <Typography.Text className="muted" copyable={{ text, tooltips }}>
        {label}
      </Typography.Text>
      <pre className="connector-policy">{text}</pre>
    </div>
  );
}
