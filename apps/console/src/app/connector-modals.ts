import { lazyModal } from './lazy-modal';
import type { RegisteredModal } from './registered-modal';

const area = 'manage/connectors';
const forms = () => import('../features/connectors/connector-modals');
const role = () => import('../features/connectors/connector-role-modal');
const campaign = () => import('../features/connectors/campaign-modal');

/** The modals of security tools by their ids. */
export const CONNECTOR_MODALS: Readonly<Record<string, RegisteredModal>> = {
  'connector-credentials': {
    Component: lazyModal(forms, 'ConnectorCredentialsModal'),
    permission: 'connector:add',
    area,
  },
  'connector-api-key': {
    Component: lazyModal(forms, 'ConnectorKeyModal'),
    permission: 'connector:add',
    area,
  },
  'connector-role': {
    Component: lazyModal(role, 'ConnectorRoleModal'),
    permission: 'connector:add',
    area,
  },
  'tool-campaign': {
    Component: lazyModal(campaign, 'CampaignModal'),
    permission: 'connector:add',
    area,
  },
  'connector-delete': {
    Component: lazyModal(forms, 'ConnectorDeleteModal'),
    permission: 'connector:delete',
    area,
  },
};
