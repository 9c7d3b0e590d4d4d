import type { CloudEvent, Scope } from '@palisade/contracts';

/** The row that a notice opens. */
export const SUBJECT_TYPES = [
  'QUOTE',
  'POLICY',
  'CLAIM',
  'ACCOUNT',
  'SUBMISSION',
  'STATEMENT',
  'AGENCY',
  'BILL',
  'WEBHOOK',
] as const;

/** The row that a notice is about. */
export interface NoticeSubject {
  subjectType: (typeof SUBJECT_TYPES)[number];
  subjectId: string;
  number: string | null;
}

/** The agent of a row, by the login or by the address. */
export interface KnownAgent {
  userId: string | null;
  email: string;
}

/** What an event tells of those who work on a row; what it leaves out stays as it was. */
export interface RowWorkers {
  agent?: KnownAgent | null;
  underwriterId?: string | null;
  handlerId?: string | null;
}

/** The parts of payloads that are read here. */
interface Told extends RowWorkers {
  scope: Scope;
  quoteHead?: { quoteId: string; quoteNumber: string };
  policyHead?: { policyId: string; policyNumber: string; quoteId: string };
  insured?: { accountId: string };
  accountId?: string;
  organizationId?: string;
  assignedUnderwriterId?: string | null;
  claimId?: string;
  claimNumber?: string;
  policyId?: string | null;
  policyNumber?: string;
  statementId?: string;
  agencyBillId?: string;
  year?: number;
  month?: number;
  webhookId?: string;
  submissionId?: string;
  accountName?: string;
  agencyId?: string | null;
  name?: string;
  assignedUserId?: string | null;
  action?: string;
}

const toldBy = ({ data }: CloudEvent): Told => data as unknown as Told;

/** The row that an event is about: money belongs to its policy. */
export function subjectOfNotice(event: CloudEvent): NoticeSubject {
  const told = toldBy(event);
  const candidates: [NoticeSubject['subjectType'], string | null | undefined, string?][] = [
    ['QUOTE', told.quoteHead?.quoteId, told.quoteHead?.quoteNumber],
    ['POLICY', told.policyHead?.policyId, told.policyHead?.policyNumber],
    ['CLAIM', told.claimId, told.claimNumber],
    ['POLICY', told.policyId, told.policyNumber],
    ['STATEMENT', told.statementId],
    ['BILL', told.agencyBillId, `${told.month}/${told.year}`],
    ['WEBHOOK', told.webhookId],
    ['SUBMISSION', told.submissionId, told.accountName],
    ['ACCOUNT', told.accountId],
    ['AGENCY', told.agencyId, told.name],
  ];
  const [subjectType, id, number = null] = candidates.find(([, known]) => known) ?? ['ACCOUNT'];
  return { subjectType, subjectId: id ?? event.subject, number };
}

/** The rows whose workers may know of an event, the nearest first. */
export function rowsAround(event: CloudEvent): string[] {
  const told = toldBy(event);
  const { quoteHead, policyHead, scope } = told;
  const ids = [
    told.claimId,
    told.submissionId,
    quoteHead?.quoteId,
    policyHead?.policyId ?? told.policyId,
    policyHead?.quoteId,
    scope.accountId,
  ];
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/** Who works on the row of an event, as far as the event tells; null when it tells of nobody. */
export function workersToldBy(event: CloudEvent): (RowWorkers & { rowId: string }) | null {
  const told = toldBy(event);
  const { quoteHead, policyHead, insured } = told;
  const rowId =
    told.claimId ??
    told.submissionId ??
    quoteHead?.quoteId ??
    policyHead?.policyId ??
    insured?.accountId ??
    told.accountId;
  if (!rowId) return null;
  const workers: RowWorkers = {
    ...(told.agent !== undefined && { agent: told.agent }),
    ...(told.assignedUnderwriterId && { underwriterId: told.assignedUnderwriterId }),
    ...(told.assignedUserId && { underwriterId: told.assignedUserId }),
    ...(told.handlerId && !isOfAnother(told) && { handlerId: told.handlerId }),
  };
  return Object.keys(workers).length ? { rowId, ...workers } : null;
}

/** What is due or late of a claim is told to whose matter it is, who need not be its handler. */
const isOfAnother = ({ action = '' }: Told): boolean => ['diaryDue', 'quoteLate'].includes(action);

/** Who alone is told of an event instead of who works on its row; nothing where nobody is. */
export function toldInstead(event: CloudEvent): Pick<RowWorkers, 'handlerId'> {
  const told = toldBy(event);
  return isOfAnother(told) && told.handlerId ? { handlerId: told.handlerId } : {};
}

/** The company that a notice names, and the organisation that is told where no row is named. */
export function namedBy(event: CloudEvent): { companyId: string | null; ownerId: string | null } {
  const { scope, organizationId = null } = toldBy(event);
  const ownerId = organizationId ?? scope.agencyId;
  return { companyId: scope.accountId ?? ownerId, ownerId };
}
