import { lazyModal } from './lazy-modal';
import type { RegisteredModal } from './modal-registry';
import { SUBMISSION_MODALS } from './submission-modals';

const requests = () => import('../features/quotes/wholesale/request-modals');
const risk = () => import('../features/quotes/desk/risk-modals');
const links = () => import('../features/quotes/binding/application-link-modals');

/** The dialogs of what is sent in, and of a quote that is asked to be bound, issued, looked at again. */
export const WHOLESALE_MODALS: Readonly<Record<string, RegisteredModal>> = {
  ...SUBMISSION_MODALS,
  'security-questions': {
    Component: lazyModal(
      () => import('../features/quotes/builder/security-questions-modal'),
      'SecurityQuestionsModal',
    ),
    permission: 'quote:edit',
    area: 'quotes',
  },
  appetite: {
    Component: lazyModal(
      () => import('../features/quotes/indication/appetite-modal'),
      'AppetiteModal',
    ),
    permission: 'quote:create',
    area: 'quotes',
    commandKey: 'quote:appetite.title',
  },
  'quote-rate-again': {
    Component: lazyModal(
      () => import('../features/quotes/rate-again/quote-rate-again-modal'),
      'QuoteRateAgainModal',
    ),
    permission: 'quote:revive',
    area: 'quotes',
  },
  'quote-send': {
    Component: lazyModal(() => import('../features/quotes/binding/send-modal'), 'QuoteSendModal'),
    permission: 'quote:send',
    area: 'quotes',
  },
  'quote-request-retail': {
    Component: lazyModal(
      () => import('../features/quotes/binding/retail-modal'),
      'QuoteRequestRetailModal',
    ),
    permission: 'quote:send',
    area: 'quotes',
  },
  'request-to-bind': {
    Component: lazyModal(requests, 'RequestToBindModal'),
    permission: 'quote:request-to-bind',
    area: 'quotes',
  },
  'request-sent': {
    Component: lazyModal(requests, 'RequestSentModal'),
    permission: 'quote:request-to-bind',
    area: 'quotes',
  },
  'wholesale-unsaved': {
    Component: lazyModal(requests, 'WholesaleUnsavedModal'),
    permission: 'quote:edit',
    area: 'quotes',
  },
  'wholesale-invalid-overlay': {
    Component: lazyModal(requests, 'WholesaleInvalidModal'),
    permission: 'quote:view',
    area: 'quotes',
  },
  'risk-reassess': {
    Component: lazyModal(risk, 'RiskReassessModal'),
    permission: 'underwriting:reassess-risk',
    area: 'quotes',
  },
  'quote-tam': {
    Component: lazyModal(risk, 'QuoteTamModal'),
    permission: 'underwriting:bypass-rules',
    area: 'quotes',
  },
  'quote-issue': {
    Component: lazyModal(risk, 'QuoteIssueModal'),
    permission: 'quote:issue',
    area: 'quotes',
  },
  'copy-application-link': {
    Component: lazyModal(links, 'CopyApplicationLinkModal'),
    permission: 'quote:send-sign-request',
    area: 'quotes',
  },
  'application-signature-link': {
    Component: lazyModal(links, 'ApplicationSignatureLinkModal'),
    permission: 'quote:send-sign-request',
    area: 'quotes',
  },
};
