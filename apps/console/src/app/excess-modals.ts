import { lazyModal } from './lazy-modal';
import type { RegisteredModal } from './modal-registry';

const area = 'policies';

const reasons = () => import('../features/policies/actions/reason-modal');
const programs = () => import('../features/policies/programs/program-modals');

/** The modals of excess policies, programs and papers by their ids. */
export const EXCESS_MODALS: Readonly<Record<string, RegisteredModal>> = {
  'policy-program-add': {
    Component: lazyModal(programs, 'AddProgramModal'),
    permission: 'policy:program',
    area,
  },
  'policy-program-remove': {
    Component: lazyModal(programs, 'RemoveProgramModal'),
    permission: 'policy:program',
    area,
  },
  'policy-invoice-print': {
    Component: lazyModal(
      () => import('../features/policies/papers/print-invoice-modal'),
      'PrintInvoiceModal',
    ),
    permission: 'policy:regenerate-invoice',
    area,
  },
  'policy-excess-rescind': {
    Component: lazyModal(reasons, 'ExcessRescindModal'),
    permission: 'underwriting:rescind',
    area,
  },
  'policy-excess-adhoc': {
    Component: lazyModal(
      () => import('../features/policies/excess/adhoc-modal'),
      'AdhocExcessModal',
    ),
    permission: 'underwriting:release',
    area,
  },
};
