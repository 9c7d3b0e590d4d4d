import { lazyModal } from './lazy-modal';
import type { RegisteredModal } from './registered-modal';

const area = 'policies';

/** The modals of brokers of record and certificates by their ids. */
export const BROKER_MODALS: Readonly<Record<string, RegisteredModal>> = {
  'policy-bor': {
    Component: lazyModal(() => import('../features/policies/brokers/bor-modal'), 'BorModal'),
    permission: 'policy:bor',
    area,
  },
  'policy-bor-rescind': {
    Component: lazyModal(
      () => import('../features/policies/brokers/bor-rescind-modal'),
      'BorRescindModal',
    ),
    permission: 'policy:bor',
    area,
  },
  certificate: {
    Component: lazyModal(
      () => import('../features/policies/certificates/certificate-modal'),
      'CertificateModal',
    ),
    permission: 'certificate:email',
    area,
  },
};
