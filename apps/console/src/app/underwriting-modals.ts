import { lazyModal } from './lazy-modal';
import type { RegisteredModal } from './modal-registry';

/** What underwriters set on one quote of its own. */
export const UNDERWRITING_MODALS: Readonly<Record<string, RegisteredModal>> = {
  'quote-reset': {
    Component: lazyModal(() => import('../features/quotes/desk/reset-modal'), 'QuoteResetModal'),
    permission: 'underwriting:reset',
    area: 'quotes',
  },
  'underwriting-switch': {
    Component: lazyModal(() => import('../features/quotes/desk/market-modals'), 'MarketModal'),
    permission: 'underwriting:switch-market',
    area: 'quotes',
  },
  'underwriting-unsaved': {
    Component: lazyModal(
      () => import('../features/quotes/desk/market-modals'),
      'MarketUnsavedModal',
    ),
    permission: 'underwriting:switch-market',
    area: 'quotes',
  },
  'quote-bypass': {
    Component: lazyModal(() => import('../features/quotes/desk/bypass-modal'), 'QuoteBypassModal'),
    permission: 'underwriting:bypass-rules',
    area: 'quotes',
  },
  'quote-commission': {
    Component: lazyModal(
      () => import('../features/quotes/desk/commission-modal'),
      'QuoteCommissionModal',
    ),
    permission: 'underwriting:update-terms',
    area: 'quotes',
  },
  'quote-agent': {
    Component: lazyModal(() => import('../features/quotes/desk/agent-modal'), 'QuoteAgentModal'),
    permission: 'quote:edit',
    area: 'quotes',
  },
  'specified-events': {
    Component: lazyModal(
      () => import('../features/quotes/desk/specified-event-modals'),
      'SpecifiedEventsModal',
    ),
    permission: 'underwriting:specified-event',
    area: 'quotes',
  },
  'specified-event-form': {
    Component: lazyModal(
      () => import('../features/quotes/desk/specified-event-modals'),
      'SpecifiedEventFormModal',
    ),
    permission: 'underwriting:specified-event',
    area: 'quotes',
  },
  'quotes-delete-invalid-expired': {
    Component: lazyModal(
      () => import('../features/quotes/desk/clear-closed-modal'),
      'ClearClosedModal',
    ),
    permission: 'quote:delete',
    area: 'quotes',
  },
};
