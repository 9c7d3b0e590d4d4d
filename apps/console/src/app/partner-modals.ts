import { lazyModal } from './lazy-modal';
import type { RegisteredModal } from './modal-registry';

const forms = () => import('../features/partners/partner-form-modal');
const partners = () => import('../features/partners/partner-modals');

const aggregators = 'manage/aggregators';

// What all kinds share is open to all: the service says who may do it to which.
const shared = { permission: 'any', area: 'any' };

/** The modals of partners by their ids. */
export const PARTNER_MODALS: Readonly<Record<string, RegisteredModal>> = {
  'aggregator-create': {
    Component: lazyModal(forms, 'AggregatorFormModal'),
    permission: 'aggregator:create',
    area: aggregators,
    commandKey: 'common:partners.addAggregator',
  },
  'aggregator-edit': {
    Component: lazyModal(forms, 'AggregatorFormModal'),
    permission: 'aggregator:edit',
    area: aggregators,
  },
  'aggregator-delete': {
    Component: lazyModal(partners, 'PartnerDeleteModal'),
    permission: 'aggregator:delete',
    area: aggregators,
  },
  'account-type-form': { Component: lazyModal(forms, 'PartnerFormModal'), ...shared },
  'account-type-delete': { Component: lazyModal(partners, 'PartnerDeleteModal'), ...shared },
  'agency-add-to-parent': { Component: lazyModal(partners, 'PartnerAddModal'), ...shared },
  'cluster-agency-remove': { Component: lazyModal(partners, 'PartnerRemoveModal'), ...shared },
  'account-parent-remove': { Component: lazyModal(partners, 'PartnerRemoveModal'), ...shared },
};
