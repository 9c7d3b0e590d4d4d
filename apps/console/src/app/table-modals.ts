import { lazyModal } from './lazy-modal';
import type { RegisteredModal } from './modal-registry';

const logos = () => import('../features/agencies/logos/logo-crop-modals');
const states = () => import('../features/states/state-modals');
const industries = () => import('../features/industries/industry-modals');
const forms = () => import('../features/forms/form-modal');
const formTypes = () => import('../features/forms/form-type-modal');
const formConfirms = () => import('../features/forms/form-confirms');
const treaties = () => import('../features/treaties/treaty-modals');

/** The modals of the log, of logos, of the tables that staff keep and of bulk uploads by their ids. */
export const TABLE_MODALS: Readonly<Record<string, RegisteredModal>> = {
  'agency-logo-small-crop': {
    Component: lazyModal(logos, 'LogoSmallCropModal'),
    permission: 'agency:logo-edit',
    area: 'dashboard',
  },
  'agency-logo-medium-crop': {
    Component: lazyModal(logos, 'LogoMediumCropModal'),
    permission: 'agency:logo-edit',
    area: 'dashboard',
  },
  'activity-entry': {
    Component: lazyModal(() => import('../pages/activity/activity-modal'), 'ActivityEntryModal'),
    permission: 'activity:view',
    area: 'activity',
  },
  history: {
    Component: lazyModal(() => import('../pages/activity/history-modal'), 'HistoryModal'),
    // The service says whose history a person may read.
    permission: 'any',
    area: 'any',
  },
  'naics-create': {
    Component: lazyModal(industries, 'IndustryFormModal'),
    permission: 'industry-code:create',
    area: 'manage/naics',
  },
  'naics-edit': {
    Component: lazyModal(industries, 'IndustryFormModal'),
    permission: 'industry-code:edit',
    area: 'manage/naics',
  },
  'naics-delete': {
    Component: lazyModal(industries, 'IndustryDeleteModal'),
    permission: 'industry-code:delete',
    area: 'manage/naics',
  },
  'state-form': {
    Component: lazyModal(states, 'StateFormModal'),
    permission: 'state:create',
    area: 'manage/states',
  },
  'state-delete': {
    Component: lazyModal(states, 'StateDeleteModal'),
    permission: 'state:delete',
    area: 'manage/states',
  },
  'document-form': {
    Component: lazyModal(forms, 'DocumentFormModal'),
    permission: 'form:create',
    area: 'manage/docs/forms',
  },
  'form-propose': {
    Component: lazyModal(formConfirms, 'FormProposeModal'),
    permission: 'form:edit',
    area: 'manage/docs/forms',
  },
  'form-activate': {
    Component: lazyModal(formConfirms, 'FormActivateModal'),
    permission: 'form:edit',
    area: 'manage/docs/forms',
  },
  'form-end': {
    Component: lazyModal(() => import('../features/forms/form-end-modal'), 'FormEndModal'),
    permission: 'form:edit',
    area: 'manage/docs/forms',
  },
  'form-remove': {
    Component: lazyModal(formConfirms, 'FormDeleteModal'),
    permission: 'form:delete',
    area: 'manage/docs/forms',
  },
  'form-type': {
    Component: lazyModal(formTypes, 'FormTypeModal'),
    permission: 'form:create',
    area: 'manage/docs/form-types',
  },
  'form-type-delete': {
    Component: lazyModal(formConfirms, 'FormTypeDeleteModal'),
    permission: 'form:delete',
    area: 'manage/docs/form-types',
  },
  'bulk-upload': {
    Component: lazyModal(() => import('../features/bulk/bulk-upload-modal'), 'BulkUploadModal'),
    permission: 'bulk-upload:create',
    area: 'manage/bulk-upload',
    commandKey: 'account:bulkUpload.title',
  },
  'treaty-create': {
    Component: lazyModal(treaties, 'TreatyFormModal'),
    permission: 'reinsurer:create',
    area: 'manage/treaties',
  },
  'treaty-edit': {
    Component: lazyModal(treaties, 'TreatyFormModal'),
    permission: 'reinsurer:edit',
    area: 'manage/treaties',
  },
  'treaty-delete': {
    Component: lazyModal(treaties, 'TreatyDeleteModal'),
    permission: 'reinsurer:delete',
    area: 'manage/treaties',
  },
};
