import type { TimelineRules } from '@palisade/kernel';
import { EVERYBODY, STAFF_ONLY } from '@palisade/kernel';
import type { ClaimAction } from './claim-status';
import type { FileAction } from './file-status';

/** What is recorded of the work of vendors on a claim. */
export type VendorStep =
  | 'quoteWork'
  | 'grantQuote'
  | 'refuseQuote'
  | 'logWork'
  | 'invoiceWork'
  | 'appealInvoice'
  | 'answerAppeal';

/** What is recorded of a claim and of its file. */
export type ClaimStep = ClaimAction | FileAction | VendorStep | 'create' | 'openFile' | 'largeLoss';

/** What is told of what was done to a claim; what the claims team does in its file stays with it. */
export const CLAIM_TIMELINE: TimelineRules<ClaimStep> = {
  subjectType: 'claim',
  actions: {
    create: EVERYBODY,
    save: EVERYBODY,
    file: EVERYBODY,
    delete: EVERYBODY,
    correct: EVERYBODY,
    makeClaim: EVERYBODY,
    endCircumstance: EVERYBODY,
    reopenCircumstance: EVERYBODY,
    openFile: EVERYBODY,
    edit: STAFF_ONLY,
    assign: STAFF_ONLY,
    vendors: STAFF_ONLY,
    setReserves: STAFF_ONLY,
    closeWithPayment: STAFF_ONLY,
    closeWithoutPayment: STAFF_ONLY,
    void: STAFF_ONLY,
    reopen: STAFF_ONLY,
    approveReserves: STAFF_ONLY,
    withdrawReserves: STAFF_ONLY,
    pay: STAFF_ONLY,
    approvePayment: STAFF_ONLY,
    rejectPayment: STAFF_ONLY,
    issuePayment: STAFF_ONLY,
    clearPayment: STAFF_ONLY,
    stopPayment: STAFF_ONLY,
    voidPayment: STAFF_ONLY,
    refundPayment: STAFF_ONLY,
    recover: STAFF_ONLY,
    relate: STAFF_ONLY,
    excuse: STAFF_ONLY,
    litigate: STAFF_ONLY,
    reserveRights: STAFF_ONLY,
    deny: STAFF_ONLY,
    quoteWork: STAFF_ONLY,
    grantQuote: STAFF_ONLY,
    refuseQuote: STAFF_ONLY,
    logWork: STAFF_ONLY,
    invoiceWork: STAFF_ONLY,
    appealInvoice: STAFF_ONLY,
    answerAppeal: STAFF_ONLY,
    largeLoss: STAFF_ONLY,
  },
  fields: {
    status: { kind: 'STATUS', readers: EVERYBODY },
    claimNumber: { kind: 'TEXT', readers: EVERYBODY },
    reportedDate: { kind: 'DATE', readers: EVERYBODY },
    lossDate: { kind: 'DATE', readers: EVERYBODY },
    incidentNoticed: { kind: 'DATE', readers: EVERYBODY },
    lossDescription: { kind: 'TEXT', readers: EVERYBODY },
    endedOn: { kind: 'DATE', readers: EVERYBODY },
    circumstanceReason: { kind: 'TEXT', readers: EVERYBODY },
    correction: { kind: 'TEXT', readers: EVERYBODY },
    fileStatus: { kind: 'STATUS', readers: STAFF_ONLY },
    incidentDate: { kind: 'DATE', readers: STAFF_ONLY },
    closedDate: { kind: 'DATE', readers: STAFF_ONLY },
    firstPartyExpense: { kind: 'MONEY', readers: STAFF_ONLY, path: 'reserves.firstPartyExpense' },
    firstPartyLoss: { kind: 'MONEY', readers: STAFF_ONLY, path: 'reserves.firstPartyLoss' },
    lossAdjustment: { kind: 'MONEY', readers: STAFF_ONLY, path: 'reserves.lossAdjustment' },
    thirdPartyLoss: { kind: 'MONEY', readers: STAFF_ONLY, path: 'reserves.thirdPartyLoss' },
    vendors: { kind: 'TEXT', readers: STAFF_ONLY },
    payee: { kind: 'TEXT', readers: STAFF_ONLY },
    work: { kind: 'TEXT', readers: STAFF_ONLY },
    court: { kind: 'TEXT', readers: STAFF_ONLY },
    rightsReservedOn: { kind: 'DATE', readers: STAFF_ONLY },
    proofReceivedOn: { kind: 'DATE', readers: STAFF_ONLY },
    reason: { kind: 'TEXT', readers: STAFF_ONLY },
  },
};
