import { lazyModal } from './lazy-modal';
import type { RegisteredModal } from './modal-registry';

const flags = 'manage/feature-flags';

/** The modals of what is switched for everybody: the incident banner and the features. */
export const SWITCH_MODALS: Readonly<Record<string, RegisteredModal>> = {
  'incident-form': {
    Component: lazyModal(
      () => import('../features/incidents/incident-modals'),
      'IncidentFormModal',
    ),
    permission: 'feature-flag:edit',
    area: flags,
    commandKey: 'common:incidents.announceTitle',
  },
  'incident-end': {
    Component: lazyModal(() => import('../features/incidents/incident-modals'), 'IncidentEndModal'),
    permission: 'feature-flag:edit',
    area: flags,
  },
  'feature-flag-confirm': {
    Component: lazyModal(
      () => import('../features/flags/feature-flag-modal'),
      'FeatureFlagConfirmModal',
    ),
    permission: 'feature-flag:edit',
    area: flags,
  },
};
