import type { PlainDate } from '@palisade/kernel';
import { invalidField, isUsStateCode, TEXT_LIMITS } from '@palisade/kernel';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import type { SurplusBroker } from '../domain/surplus-broker';
import { DiligentEffortFields, toEffort } from './diligent-effort.dto';

const ALPHABETS = { message: 'Only alphabets are allowed for this field' };
const NUMBERS = { message: 'Only alphabets and numbers are allowed for this field' };
const LICENSE_MAX = 40;
const VERSION_MAX = 40;

const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

const brokerName = (): PropertyDecorator => (target, key) => {
  const name = String(key);
  IsOptional()(target, name);
  trimmed()(target, name);
  Matches(/^[\p{L} ]+$/u, ALPHABETS)(target, name);
  MaxLength(TEXT_LIMITS.personName)(target, name);
};

/** The surplus lines broker; all fields or none. */
export class SurplusFields {
  @brokerName() surplusLinesBrokerFirstName?: string;

  @brokerName() surplusLinesBrokerLastName?: string;

  @IsOptional()
  @trimmed()
  @IsEmail({}, { message: 'Please enter a valid Email Address' })
  @MaxLength(TEXT_LIMITS.email)
  surplusLinesBrokerEmail?: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @IsNotEmpty(NUMBERS)
  @Matches(/^[\p{L}\d ]+$/u, NUMBERS)
  @MaxLength(LICENSE_MAX)
  surplusLinesNumber?: string;

  @IsOptional()
  @ValidateBy({
    name: 'isState',
    validator: {
      validate: (value) => typeof value === 'string' && isUsStateCode(value),
      defaultMessage: () => 'Broker License State is required',
    },
  })
  surplusLinesState?: string;

  @IsOptional()
  @IsBoolean()
  signatureOnFile?: boolean;

  /** The broker acknowledges the notice of LA or MT. */
  @IsOptional()
  @IsBoolean()
  surplusNoticeAttested?: boolean;

  /** The version of the notice that was read; another than that of today is refused (409). */
  @IsOptional()
  @IsString()
  @MaxLength(VERSION_MAX)
  surplusNoticeVersion?: string;

  /** The search for admitted insurance, which many states ask for; who gives it signs it. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => DiligentEffortFields)
  diligentEffort?: DiligentEffortFields;
}

const NEEDED = [
  'surplusLinesBrokerFirstName',
  'surplusLinesBrokerLastName',
  'surplusLinesBrokerEmail',
  'surplusLinesNumber',
  'surplusLinesState',
] as const;

/** The broker that a caller names, else the one that is known; throws 400 for half a broker. */
export function toSurplusBroker(
  fields: SurplusFields,
  known: SurplusBroker | null,
  { now, today }: { now: Date; today: PlainDate },
): SurplusBroker | null {
  const given = NEEDED.filter((name) => fields[name] !== undefined);
  const attestedAt = fields.surplusNoticeAttested ? now.toISOString() : null;
  const diligentEffort = toEffort(fields.diligentEffort, { now, today }) ?? known?.diligentEffort;
  if (!given.length) {
    if (!known && fields.diligentEffort) {
      const detail = 'Name the surplus lines broker with the diligent effort.';
      throw invalidField('SURPLUS_BROKER_INVALID', detail, '/diligentEffort');
    }
    return (
      known && { ...known, diligentEffort, noticeAttestedAt: known.noticeAttestedAt ?? attestedAt }
    );
  }
  const missing = NEEDED.find((name) => !given.includes(name));
  if (missing) {
    throw invalidField('SURPLUS_BROKER_INVALID', `${missing} is a required field`, `/${missing}`);
  }
  const licenseNumber = fields.surplusLinesNumber ?? '';
  const state = fields.surplusLinesState ?? '';
  // A notice that another broker attested, or that of another state, does not count.
  const isSame = known?.licenseNumber === licenseNumber && known.state === state;
  return {
    brokerFirstName: fields.surplusLinesBrokerFirstName ?? '',
    brokerLastName: fields.surplusLinesBrokerLastName ?? '',
    brokerEmail: fields.surplusLinesBrokerEmail ?? '',
    licenseNumber,
    state,
    signatureOnFile: fields.signatureOnFile ?? false,
    noticeAttestedAt: (isSame ? known.noticeAttestedAt : null) ?? attestedAt,
    notice: isSame ? (known.notice ?? null) : null,
    diligentEffort: diligentEffort ?? null,
  };
}
