import type { FieldError, PlainDate, Region } from '@palisade/kernel';
import {
  CITY_MESSAGES,
  DomainError,
  EMAIL_MESSAGE,
  isCity,
  isUsStateCode,
  PHONE_MESSAGES,
  POSTCODE_MESSAGES,
  requiredMessage,
  storedEmail,
  storedPhone,
  storedPostcode,
} from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { PRODUCTS } from '@palisade/trade';
import type { Notice } from './notice';
import { BLANK_NOTICE } from './notice';
import type { NamedField } from './notice-labels';
import { noticeLabel } from './notice-labels';
import { dateFault } from './possible-date';
import { answerErrors } from './questions';

/** What the rules depend on beside the notice. */
export interface NoticeFacts {
  product: Product;
  /** No later date than this has come. */
  today: PlainDate;
}

type TextField = { [F in keyof Notice]: Notice[F] extends string | null ? F : never }[keyof Notice];

const PHONES = [
  ...(['workPhone', 'cellPhone', 'contactPhone', 'authorityPhoneNumber'] as const),
] as const;
const EMAILS = ['email', 'contactEmail'] as const;
const DATES = ['lossDate', 'incidentNoticed'] as const;

const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Spec 2 §5: what the form says when nobody is selected. */
const NAME_MESSAGE = 'Please select a option';

/** A notice with what was given in its stored form; throws 400 with every field that is wrong. */
export function savedNotice(known: Notice, given: Partial<Notice>, facts: NoticeFacts): Notice {
  const said = { ...BLANK_NOTICE, ...known, ...answered(given) };
  const notice = stored(said, regionOf(facts));
  refuse('CLAIM_INVALID', formatErrors(notice, facts));
  return notice;
}

const regionOf = ({ product }: NoticeFacts): Region => PRODUCTS[product].region;

/** What was given; a yes or no that is null is no answer. */
function answered(given: Partial<Notice>): Partial<Notice> {
  const entries = Object.entries(given).filter(([field, value]) =>
    typeof BLANK_NOTICE[field as keyof Notice] === 'boolean'
      ? typeof value === 'boolean'
      : value !== undefined,
  );
  return Object.fromEntries(entries);
}

/** Throws 400 with every field that keeps a notice from being filed. */
export function assertFileable(notice: Notice, facts: NoticeFacts): void {
  refuse('CLAIM_INCOMPLETE', [
    ...requiredErrors(notice, regionOf(facts)),
    ...formatErrors(notice, facts),
  ]);
}

function refuse(code: Uppercase<string>, errors: FieldError[]): void {
  if (!errors.length) return;
  const detail = errors.map((error) => error.detail).join('. ');
  throw new DomainError(code, detail, 400, errors);
}

/** Texts without blanks around them, empty ones as null; what has a stored form, in it. */
function stored(notice: Notice, region: Region): Notice {
  const trimmed = Object.fromEntries(
    Object.entries(notice).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim() || null : (value as unknown),
    ]),
  ) as unknown as Notice;
  const formed = <F extends TextField>(
    fields: readonly F[],
    form: (text: string) => string | null,
  ) =>
    Object.fromEntries(
      fields.map((field) => [field, trimmed[field] && (form(trimmed[field]) ?? trimmed[field])]),
    );
  return {
    ...trimmed,
    ...formed(PHONES, (text) => storedPhone(text, region)),
    ...formed(EMAILS, storedEmail),
    ...formed(['zipCode'], (text) => storedPostcode(text, region)),
  };
}

const named = (fields: readonly string[], detail: string): FieldError[] =>
  fields.map((field) => ({ pointer: `/${field}`, detail }));

function formatErrors(notice: Notice, facts: NoticeFacts): FieldError[] {
  const { product, today } = facts;
  const region = regionOf(facts);
  const broken = <F extends TextField>(
    fields: readonly F[],
    isValid: (text: string) => boolean,
  ): F[] =>
    fields.filter((field) => {
      const text: string | null = notice[field];
      return text !== null && !isValid(text);
    });
  const isState = (text: string): boolean => region === 'US' && isUsStateCode(text);
  const isZip = (text: string): boolean => storedPostcode(text, region) !== null;
  return [
    ...(notice.name === null ? named(['name'], NAME_MESSAGE) : []),
    ...named(
      broken(PHONES, (text) => storedPhone(text, region) !== null),
      PHONE_MESSAGES[region],
    ),
    ...named(
      broken(EMAILS, (text) => storedEmail(text) !== null),
      EMAIL_MESSAGE,
    ),
    ...named(broken(['city'], isCity), CITY_MESSAGES[region]),
    ...named(broken(['state'], isState), 'State is not valid'),
    ...named(broken(['zipCode'], isZip), POSTCODE_MESSAGES[region]),
    ...DATES.flatMap((field) => {
      const date = notice[field];
      const fault = date && dateFault(date, today);
      return fault ? named([field], fault) : [];
    }),
    ...named(
      broken(['lossTime'], (text) => CLOCK_TIME.test(text)),
      'Enter the hour and minute, as 14:30',
    ),
    ...answerErrors(notice.answers, product),
    ...(isNoticedTooEarly(notice)
      ? named(['incidentNoticed'], 'The incident cannot be noticed before the loss')
      : []),
  ];
}

const isNoticedTooEarly = ({ lossDate, incidentNoticed }: Notice): boolean =>
  lossDate !== null && incidentNoticed !== null && incidentNoticed < lossDate;

function requiredErrors(notice: Notice, region: Region): FieldError[] {
  const { isRightContact, isAuthoritiesInvolved, isReportFiled, isMoneyMoved } = notice;
  const required: NamedField[] = [
    ...(['address', 'city', 'zipCode', 'lossDate', 'lossDescription'] as const),
    ...(region === 'US' ? (['state'] as const) : []),
    ...(isRightContact ? [] : (['contactName', 'contactEmail', 'contactPhone'] as const)),
    ...(isAuthoritiesInvolved ? (['authorityName', 'authorityPhoneNumber'] as const) : []),
    ...(isReportFiled ? (['reportNumber'] as const) : []),
    ...(isMoneyMoved ? (['moneyMoved'] as const) : []),
  ];
  return required
    .filter((field) => notice[field] === null)
    .flatMap((field) => named([field], requiredMessage(noticeLabel(field, region))));
}
