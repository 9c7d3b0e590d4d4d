import type { Quote } from '../../../lib/api-types';
import { restore, toggleUrgent, underwrite } from '../api';
import { retryRequest } from '../desk/api';
import { requestDraft } from '../requests';
import type { ActionReader, ActionSetup } from './action-setup';

/** Spec 3 §4: what can be done with a quote, in the order of the menu. */
export const QUOTE_ACTIONS: readonly ActionSetup[] = [
  {
    id: 'request',
    labelKey: 'quote:wizard.requestQuote',
    when: ['request'],
    isForward: true,
    command: requestDraft,
    successKey: 'quote:send.success',
  },
  {
    id: 'underwrite',
    labelKey: 'quote:action.underwrite',
    when: ['underwrite'],
    command: underwrite,
    successKey: 'quote:underwrite.success',
    isForward: true,
  },
  {
    id: 'release',
    labelKey: 'quote:action.release',
    when: ['releaseTerms'],
    modal: 'quote-release-terms',
    isForward: true,
  },
  {
    id: 'signRequest',
    labelKey: 'quote:signRequest.title',
    when: ['sendSignRequest'],
    permission: 'quote:send-sign-request',
    modal: 'quote-sign-request',
    isForward: true,
  },
  {
    id: 'send',
    labelKey: 'quote:send.title',
    when: ['requestToBind', 'sendSignRequest'],
    permission: 'quote:send',
    modal: 'quote-send',
  },
  {
    id: 'retail',
    labelKey: 'quote:retail.title',
    when: ['sendRetail'],
    modal: 'quote-request-retail',
  },
  {
    id: 'notice',
    labelKey: 'quote:surplusNotice.title',
    when: ['sendSurplusNotice'],
    modal: 'quote-surplus-notice',
  },
  {
    id: 'bind',
    labelKey: 'quote:bind.title',
    when: ['bind'],
    isForward: true,
    permission: 'quote:bind',
    modal: 'quote-bind',
  },
  {
    id: 'issue',
    labelKey: 'quote:issue.title',
    when: ['issue'],
    modal: 'quote-issue',
  },
  {
    id: 'retry',
    labelKey: 'quote:action.retry',
    when: ['retry'],
    isForward: true,
    command: retryRequest,
    successKey: 'quote:send.success',
  },
  {
    id: 'signatureLink',
    labelKey: 'quote:link.signatureTitle',
    when: ['sendSignRequest'],
    permission: 'quote:send-sign-request',
    modal: 'application-signature-link',
  },
  {
    id: 'requestToBind',
    labelKey: 'quote:wholesale.modal.requestToBind',
    when: ['requestToBind'],
    audience: 'agency',
    modal: 'request-to-bind',
  },
  {
    id: 'revive',
    labelKey: 'quote:action.revive',
    when: ['revive'],
    isForward: true,
    modal: 'quote-revive',
  },
  {
    id: 'rateAgain',
    labelKey: 'quote:action.rateAgain',
    when: ['recalculate'],
    modal: 'quote-rate-again',
  },
  {
    id: 'questions',
    labelKey: 'quote:securityQuestions.title',
    when: ['editDraft', 'editIndication'],
    isFor: ({ product }) => product === 'P250' || product === 'P250_S',
    modal: 'security-questions',
  },
  {
    id: 'update',
    labelKey: 'quote:action.update',
    when: ['updateTerms'],
    modal: 'quote-update-terms',
  },
  {
    id: 'irpm',
    labelKey: 'quote:irpm.title',
    when: ['updateTerms'],
    permission: 'underwriting:irpm',
    modal: 'irpm-modifier',
  },
  {
    id: 'brokerFee',
    labelKey: 'quote:fee.brokerTitle',
    when: ['updateTerms'],
    permission: 'underwriting:broker-fee',
    modal: 'broker-fee-edit',
  },
  {
    id: 'mgaFee',
    labelKey: 'quote:fee.mgaTitle',
    when: ['updateTerms'],
    permission: 'underwriting:mga-fee',
    modal: 'mga-fee-edit',
  },
  {
    id: 'commission',
    labelKey: 'quote:action.commission',
    when: ['changeCommission'],
    modal: 'quote-commission',
  },
  {
    id: 'agent',
    labelKey: 'quote:action.agent',
    when: ['changeAgent'],
    modal: 'quote-agent',
  },
  {
    id: 'specifiedEvents',
    labelKey: 'quote:action.specifiedEvents',
    when: ['changeSpecifiedEvents'],
    modal: 'specified-events',
  },
  {
    id: 'bypass',
    labelKey: 'quote:action.bypass',
    when: ['bypassRules'],
    isFor: ({ bypassCfRules }) => !bypassCfRules,
    modal: 'quote-bypass',
  },
  {
    id: 'bypassBack',
    labelKey: 'quote:action.bypassBack',
    when: ['bypassRules'],
    isFor: ({ bypassCfRules }) => bypassCfRules,
    modal: 'quote-bypass',
  },
  {
    id: 'reassess',
    labelKey: 'quote:reassess.title',
    when: ['reassessRisk', 'reassessPriced'],
    modal: 'risk-reassess',
  },
  {
    id: 'tam',
    labelKey: 'quote:tam.title',
    when: ['overrideTam'],
    modal: 'quote-tam',
  },
  {
    id: 'market',
    labelKey: 'quote:action.market',
    when: ['switchMarket'],
    modal: 'underwriting-switch',
  },
  {
    id: 'reset',
    labelKey: 'quote:action.reset',
    when: ['reset'],
    isDanger: true,
    modal: 'quote-reset',
  },
  {
    id: 'manuscript',
    labelKey: 'quote:subjectivity.add',
    when: ['updateTerms'],
    permission: 'underwriting:subjectivity-edit',
    modal: 'subjectivity-manuscript',
  },
  {
    id: 'urgent',
    labelKey: 'quote:action.urgent',
    when: ['decline'],
    permission: 'underwriting:toggle-urgent',
    command: toggleUrgent,
    successKey: 'quote:urgent.success',
  },
  {
    id: 'review',
    labelKey: 'quote:action.review',
    when: ['refer'],
    audience: 'agency',
    modal: 'underwriter-review',
  },
  {
    id: 'refer',
    labelKey: 'quote:action.refer',
    when: ['refer'],
    audience: 'staff',
    modal: 'quote-refer',
  },
  {
    id: 'assign',
    labelKey: 'quote:action.assign',
    when: ['underwrite', 'updateTerms', 'releaseTerms'],
    permission: 'underwriting:underwrite',
    modal: 'quote-assign-underwriter',
  },
  {
    id: 'needBy',
    labelKey: 'quote:action.needBy',
    when: ['markLost'],
    permission: 'quote:need-by',
    modal: 'quote-need-by',
  },
  {
    id: 'restore',
    labelKey: 'quote:action.restore',
    when: ['restore', 'restoreDeleted', 'restoreRescinded'],
    command: restore,
    successKey: 'quote:restore.success',
  },
  { id: 'lost', labelKey: 'quote:action.lost', when: ['markLost'], modal: 'quote-lost' },
  {
    id: 'decline',
    labelKey: 'quote:action.decline',
    when: ['decline'],
    isDanger: true,
    modal: 'quote-decline',
  },
  {
    id: 'rescind',
    labelKey: 'quote:action.rescind',
    when: ['rescind'],
    isDanger: true,
    modal: 'quote-rescind',
  },
  {
    id: 'delete',
    labelKey: 'quote:action.delete',
    when: ['delete'],
    isDanger: true,
    modal: 'quote-delete',
  },
];

/** The actions that this reader is offered on a quote now. */
export const offeredActions = (
  quote: Pick<Quote, 'allowedActions' | 'bypassCfRules' | 'product'>,
  { can, isStaff }: ActionReader,
): ActionSetup[] =>
  QUOTE_ACTIONS.filter(({ when, permission, audience, isFor = () => true }) => {
    const isOffered = when.some((action) => quote.allowedActions.includes(action));
    const isHeard = audience === undefined || (audience === 'staff') === isStaff;
    return isOffered && isHeard && isFor(quote) && (permission === undefined || can(permission));
  });
