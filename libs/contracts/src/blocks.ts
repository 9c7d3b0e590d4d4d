import { STORED_PHONE_PATTERN } from '@palisade/kernel';
import { LATE_EFFECTS, PRODUCT_CODES } from '@palisade/trade';
import type { Infer, Schema } from './schema';
import {
  bool,
  date,
  dateTime,
  email,
  int,
  list,
  minorUnits,
  nullable,
  number,
  object,
  oneOf,
  sha256,
  str,
  text,
  uuid,
} from './schema';
import { POLICY_STATUSES, QUOTE_STATUSES } from './statuses';

/** A phone in its stored form. */
export const phone: Schema<string> = { json: { type: 'string', pattern: STORED_PHONE_PATTERN } };

/** Whom an organisation is written to, as far as it said. */
export const partnerContact = object({
  firstName: nullable(str(100)),
  lastName: nullable(str(100)),
  email: nullable(email),
  phone: nullable(phone),
});

/** A product that is sold. */
export const product = oneOf(...PRODUCT_CODES);

/** The paper of a policy: admitted or surplus lines in the US, or the UK market. */
export const market = oneOf('ADMITTED', 'SURPLUS', 'UK');

/** The currency of every amount of a payload. */
export const currency = oneOf('USD', 'GBP');

/** A US state, or null in the UK. */
export const state = nullable(str(2));

/** What row scope needs to know of the subject of an event. */
export const scope = object(
  {
    accountId: nullable(uuid),
    agencyId: nullable(uuid),
    teamIds: list(uuid),
    carrierId: nullable(uuid),
    treatyIds: list(uuid),
    processorId: nullable(uuid),
    vendorIds: list(uuid),
    // Of a quote: whether it was ever sent to the policyholder, and whether it was bound.
    quoteSent: bool,
    quoteBound: bool,
  },
  'Scope',
);

/** The scope of an event's subject. */
export type Scope = Infer<typeof scope>;

/** A scope from the parts that are known; the others are null or empty. */
export const scopeOf = (known: Partial<Scope>): Scope => ({
  accountId: null,
  agencyId: null,
  teamIds: [],
  carrierId: null,
  treatyIds: [],
  processorId: null,
  vendorIds: [],
  quoteSent: false,
  quoteBound: false,
  ...known,
});

/** A person to write to. */
export const contact = object(
  { firstName: str(100), lastName: str(100), email, phone: nullable(phone) },
  'Contact',
);

/** The agent of an account, quote or policy, and the agency. */
export const agent = object(
  {
    agencyId: uuid,
    agencyName: str(200),
    userId: nullable(uuid),
    name: str(200),
    email,
    phone: nullable(phone),
    npn: nullable(str(10)),
  },
  'Agent',
);

/** The insured as the account knows it. */
export const insured = object(
  {
    accountId: uuid,
    name: str(200),
    address1: str(200),
    address2: nullable(str(200)),
    address3: nullable(str(200)),
    city: str(100),
    state,
    zipCode: str(10),
    country: oneOf('USA', 'GBR'),
    timeZone: str(60),
    // Null until the industry is known: the form of a new account does not ask for it.
    industryCode: nullable(str(6)),
    hazard: nullable(int(1, 5)),
  },
  'Insured',
);

/** Who is insured beside the named insured, with where it is since that is told. */
const additionalInsured = object({ id: uuid, name: str(200) }, undefined, {
  address1: str(200),
  address2: nullable(str(200)),
  city: str(100),
  state,
  zipCode: str(10),
});

/** What is covered, how far, and from when to when. */
export const terms = object(
  {
    product,
    market,
    state,
    effectiveDate: date,
    endDate: date,
    aggregateLimit: minorUnits,
    attachment: nullable(minorUnits),
    retention: minorUnits,
    waitingPeriod: int(),
    // -1 stands for full prior acts.
    retroActivePeriod: int(-1),
    coverages: list(
      object({ key: str(80), limit: minorUnits, retention: minorUnits, premium: minorUnits }),
    ),
    endorsements: list(str(80)),
    additionalInsureds: list(additionalInsured),
    isTriaExcluded: bool,
  },
  'Terms',
  {
    // What, beside the premiums of the coverages, makes the premium of the whole policy period.
    premiumLines: list(object({ key: str(80), amount: minorUnits })),
    // Known events that the cover leaves out.
    specifiedEvents: list(object({ claimNumber: str(60), claimName: str(200), claimDate: date })),
  },
);

/** What is charged; every amount is signed where it is a difference. */
export const charges = object(
  {
    currency,
    premium: minorUnits,
    brokerFee: minorUnits,
    mgaFee: minorUnits,
    totalPremium: minorUnits,
    surplusLineTax: minorUnits,
    surplusStampingFee: minorUnits,
    ipt: minorUnits,
    amountDue: minorUnits,
  },
  'Charges',
);

/** What of the premium and the fees each tax is on, and whether the stamping fee ever goes back. */
export const taxBase = object(
  {
    surplusLineTax: minorUnits,
    surplusStampingFee: minorUnits,
    ipt: minorUnits,
    isStampingReturned: bool,
  },
  'TaxBase',
);

/** Which rating gave the charges, so that it can be replayed. */
export const rating = object(
  { ratingId: uuid, inputHash: sha256, rateBookId: str(60), rateBookVersion: str(40) },
  'Rating',
);

const lateEffect = { late: oneOf(...LATE_EFFECTS) };
const renewalNotice = object({ dueOn: date, mailedOn: nullable(date) }, undefined, lateEffect);

/** What every event of a quote says of it. */
export const quoteHead = object(
  {
    quoteId: uuid,
    quoteNumber: str(40),
    submissionId: nullable(uuid),
    policyId: nullable(uuid),
    kind: oneOf('NEW', 'RENEWAL', 'ENDORSEMENT'),
    product,
    status: oneOf(...QUOTE_STATUSES),
    effectiveDate: date,
  },
  'QuoteHead',
  {
    // Of a conditional renewal: until when its notice is mailed, and when it was.
    renewalNotice: nullable(renewalNotice),
  },
);

/** What every event of a binder or policy says of it. */
export const policyHead = object(
  {
    policyId: uuid,
    policyNumber: str(40),
    quoteId: uuid,
    product,
    market,
    status: oneOf(...POLICY_STATUSES),
    effectiveDate: date,
    endDate: date,
    revision: int(),
  },
  'PolicyHead',
);

/** The cancellation that an agency or a policyholder asks for; null in every other change. */
export const cancelRequest = object({
  reason: text,
  cancelDate: date,
  requestedBy: str(200),
  requestedAt: dateTime,
});

/** A pending cancellation that is stopped; null for a request, of which no notice was issued. */
export const stoppedCancellation = object({ reason: text, cancelDate: date });

/** A statement of no loss as it was signed; the hash is that of its whole text. */
export const noLossStatement = object({
  version: str(40),
  sha256,
  cancelDate: date,
  signeeName: str(200),
  signeeTitle: str(200),
  signature: str(200),
  signedAt: dateTime,
  address: text,
  device: text,
});

/** A condition of a quote; `dueAt` is null when no date is set. */
export const subjectivity = {
  id: uuid,
  title: text,
  stage: oneOf('quote', 'bind', 'issue', 'postBind'),
  dueAt: nullable(dateTime),
};

/** A condition of a quote with where it stands. */
export const subjectivityWithState = object({
  ...subjectivity,
  state: oneOf('open', 'submitted', 'cleared', 'waived', 'expired'),
});

/** A share in percent between 0 and 100, for example a commission. */
export const share = number({ minimum: 0, maximum: 100 });

/** Where an organization is. */
export const address = object({
  address1: str(200),
  address2: nullable(str(200)),
  address3: nullable(str(200)),
  city: str(100),
  state,
  zipCode: str(10),
  phoneNumber: phone,
  country: oneOf('USA', 'GBR'),
});
