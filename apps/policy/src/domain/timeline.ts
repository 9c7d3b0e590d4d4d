import type { TimelineRules } from '@palisade/kernel';
import { EVERYBODY, STAFF_ONLY, TRADE } from '@palisade/kernel';

/** What is recorded of a policy or a binder. */
export type PolicyStep =
  | 'bind'
  | 'issue'
  | 'rescind'
  | 'expire'
  | 'refuse'
  | 'extend'
  | 'takeEffect'
  | 'endPolicy'
  | 'renew'
  | 'nonRenew'
  | 'goOn'
  | 'optOutOfRenewal'
  | 'optIntoRenewal'
  | 'muteReminders'
  | 'unmuteReminders'
  | 'renewAutomatically'
  | 'renewalIssued'
  | 'renewalEnded'
  | 'openForRenewal'
  | 'remindOfEnd'
  | 'describe'
  | 'addToProgram'
  | 'removeFromProgram'
  | 'printInvoice'
  | 'followUnderlying'
  | 'endorse'
  | 'requestCancellation'
  | 'rejectCancellation'
  | 'announceCancellation'
  | 'stopNotice'
  | 'awaitNotice'
  | 'holdNotice'
  | 'releaseNotice'
  | 'cancel'
  | 'undoCancelled'
  | 'signNoLoss'
  | 'awaitStatement'
  | 'reinstate'
  | 'endReinstatementPeriod'
  | 'revert'
  | 'askVoid'
  | 'refuseVoid'
  | 'void'
  | 'askVoidCancel'
  | 'refuseVoidCancel'
  | 'voidCancel'
  | 'offerReporting'
  | 'extendReporting'
  | 'certify'
  | 'receiveBroker'
  | 'rescindBroker'
  | 'lapseBroker'
  | 'changeBroker'
  | 'changeAgency'
  | 'billed'
  | 'paid';

/** What is told of what was done to a policy, and to whom. */
export const POLICY_TIMELINE: TimelineRules<PolicyStep> = {
  subjectType: 'policy',
  actions: {
    bind: EVERYBODY,
    issue: EVERYBODY,
    rescind: EVERYBODY,
    expire: EVERYBODY,
    refuse: EVERYBODY,
    extend: EVERYBODY,
    takeEffect: EVERYBODY,
    endPolicy: EVERYBODY,
    renew: EVERYBODY,
    nonRenew: EVERYBODY,
    goOn: EVERYBODY,
    optOutOfRenewal: EVERYBODY,
    optIntoRenewal: EVERYBODY,
    muteReminders: TRADE,
    unmuteReminders: TRADE,
    renewAutomatically: TRADE,
    renewalIssued: EVERYBODY,
    renewalEnded: EVERYBODY,
    openForRenewal: EVERYBODY,
    remindOfEnd: TRADE,
    describe: TRADE,
    addToProgram: TRADE,
    removeFromProgram: TRADE,
    printInvoice: TRADE,
    followUnderlying: TRADE,
    endorse: EVERYBODY,
    requestCancellation: EVERYBODY,
    rejectCancellation: EVERYBODY,
    announceCancellation: EVERYBODY,
    stopNotice: EVERYBODY,
    awaitNotice: TRADE,
    holdNotice: TRADE,
    releaseNotice: TRADE,
    cancel: EVERYBODY,
    undoCancelled: EVERYBODY,
    signNoLoss: EVERYBODY,
    awaitStatement: EVERYBODY,
    reinstate: EVERYBODY,
    endReinstatementPeriod: EVERYBODY,
    revert: EVERYBODY,
    askVoid: STAFF_ONLY,
    refuseVoid: STAFF_ONLY,
    void: EVERYBODY,
    askVoidCancel: STAFF_ONLY,
    refuseVoidCancel: STAFF_ONLY,
    voidCancel: EVERYBODY,
    offerReporting: EVERYBODY,
    extendReporting: EVERYBODY,
    certify: EVERYBODY,
    receiveBroker: EVERYBODY,
    rescindBroker: EVERYBODY,
    lapseBroker: EVERYBODY,
    changeBroker: EVERYBODY,
    changeAgency: EVERYBODY,
    billed: EVERYBODY,
    paid: EVERYBODY,
  },
  fields: {
    status: { kind: 'STATUS', readers: EVERYBODY },
    totalPremium: { kind: 'MONEY', readers: EVERYBODY },
    amountDue: { kind: 'MONEY', readers: EVERYBODY },
    paid: { kind: 'MONEY', readers: EVERYBODY },
    balance: { kind: 'MONEY', readers: EVERYBODY },
    dueDate: { kind: 'DATE', readers: EVERYBODY },
    endDate: { kind: 'DATE', readers: EVERYBODY },
    cancelDate: { kind: 'DATE', readers: EVERYBODY, path: 'cancellation.effectiveDate' },
    reinstateUntil: { kind: 'DATE', readers: EVERYBODY },
    binderExpiresOn: { kind: 'DATE', readers: EVERYBODY },
    reportingUntil: { kind: 'DATE', readers: EVERYBODY, path: 'reporting.until' },
    buyReportingBy: { kind: 'DATE', readers: EVERYBODY, path: 'reporting.buyBy' },
    reason: { kind: 'TEXT', readers: EVERYBODY },
    revision: { kind: 'NUMBER', readers: EVERYBODY },
    description: { kind: 'TEXT', readers: TRADE },
    cloudServices: { kind: 'TEXT', readers: EVERYBODY },
    program: { kind: 'TEXT', readers: TRADE },
    underlyingLimit: { kind: 'MONEY', readers: TRADE, path: 'underlying.limit' },
  },
};

/** What is told of what was done to a treaty; only staff read one. */
export const TREATY_TIMELINE: TimelineRules = {
  subjectType: 'treaty',
  actions: { create: STAFF_ONLY, change: STAFF_ONLY, delete: STAFF_ONLY },
  fields: {
    products: { kind: 'TEXT', readers: STAFF_ONLY },
    effectiveFrom: { kind: 'DATE', readers: STAFF_ONLY },
    effectiveTo: { kind: 'DATE', readers: STAFF_ONLY },
    cededPct: { kind: 'NUMBER', readers: STAFF_ONLY },
    cedingCommissionPct: { kind: 'NUMBER', readers: STAFF_ONLY },
  },
};
