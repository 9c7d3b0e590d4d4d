import { REGION_CODES, storedPhone, TEXT_LIMITS } from '@palisade/kernel';
import { IntersectionType } from '@nestjs/swagger';
import type { Product } from '@palisade/trade';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsEmail,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import type { CartError } from '../carts/carts.dto';
import { CUSTOMER_PHONE_MESSAGE } from '../domain/customer-contact';
import { AgentFields, product } from '../quotes/quote-requests.dto';
import type { QuoteResponse } from '../quotes/quotes.dto';
import { SurplusFields } from './surplus-fields.dto';

const MAX_IDS = 100;
const LETTERS_AND_SPACES = /^[\p{L} ]*$/u;
const ALPHABETS = { message: 'Please enter only alphabets' };

const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

const personName =
  (message: string): PropertyDecorator =>
  (target, key) => {
    const name = String(key);
    trimmed()(target, name);
    IsString({ message })(target, name);
    IsNotEmpty({ message })(target, name);
    MaxLength(TEXT_LIMITS.personName)(target, name);
  };

/** Whether it is one of the account's country is known once the account is. */
const phoneOfSomewhere = (): PropertyDecorator =>
  ValidateBy({
    name: 'customerPhone',
    validator: { validate: isPhone, defaultMessage: () => CUSTOMER_PHONE_MESSAGE },
  });

/** A telephone of any edition, or an empty text for none. */
const isPhone = (value: unknown): boolean =>
  value === '' ||
  (typeof value === 'string' && REGION_CODES.some((region) => storedPhone(value, region)));

/** The policyholder, all of it. */
export class PolicyholderRequest {
  @personName('Please enter Policy Holder First Name.')
  customerFirstName: string;

  @personName('Please enter Policy Holder Last Name.')
  customerLastName: string;

  @trimmed()
  @IsEmail({}, { message: 'Please enter a valid Email Address' })
  @MaxLength(TEXT_LIMITS.email)
  customerEmail: string;

  @IsString({ message: CUSTOMER_PHONE_MESSAGE })
  @IsNotEmpty({ message: CUSTOMER_PHONE_MESSAGE })
  @phoneOfSomewhere()
  @MaxLength(40)
  customerPhone: string;
}

/** The policyholder; what is left out is taken from the quote, then from the account. */
export class PolicyholderFields extends SurplusFields {
  @IsOptional()
  @personName('Please enter Policy Holder First Name.')
  customerFirstName?: string;

  @IsOptional()
  @personName('Please enter Policy Holder Last Name.')
  customerLastName?: string;

  @IsOptional()
  @trimmed()
  @IsEmail({}, { message: 'Please enter a valid Email Address' })
  @MaxLength(TEXT_LIMITS.email)
  customerEmail?: string;

  @IsOptional()
  @phoneOfSomewhere()
  @MaxLength(40)
  customerPhone?: string;
}

/** Somebody beside the named insured, all of it but the second line of the address. */
export class AdditionalInsuredFields {
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Business Name is a required field' })
  @MaxLength(200)
  businessName: string;

  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Address is a required field' })
  @MaxLength(200)
  address1: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(200)
  address2?: string | null;

  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'City is a required field' })
  @MaxLength(100)
  city: string;

  /** Two letters; United States only. */
  @IsOptional()
  @IsString()
  @MaxLength(2)
  state?: string | null;

  @IsString()
  @MaxLength(10)
  zipCode: string;

  /** NAICS in the United States, SIC in the United Kingdom. */
  @Matches(/^\d{2,6}$/, { message: 'Industry is a required field' })
  naicsCode: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  naicsDescription?: string | null;
}

export class AdditionalInsuredsRequest {
  @IsArray()
  @ArrayMaxSize(MAX_IDS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => AdditionalInsuredFields)
  additionalInsureds: AdditionalInsuredFields[];
}

/**
 * Drafts are requested with the agent; what has a price is sent to the policyholder, or shown to the
 * agent of a retail agency, where an agent is named and no policyholder.
 */
export class SendQuotesRequest extends IntersectionType(AgentFields, SurplusFields) {
  /** Of the retail agency. */
  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(200)
  agencyName?: string;

  /** Several quotes of one account; at most five drafts among them. */
  @IsOptional()
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_IDS)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  quoteIds?: string[];

  /** A single quote, in the place of `quoteIds`. */
  @IsOptional()
  @IsUUID()
  quoteId?: string;

  @IsOptional()
  @product()
  productType?: Product;

  @IsUUID()
  accountId: string;

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  @IsOptional()
  @trimmed()
  @Matches(LETTERS_AND_SPACES, ALPHABETS)
  @MaxLength(TEXT_LIMITS.personName)
  customerFirstName?: string;

  @IsOptional()
  @trimmed()
  @Matches(LETTERS_AND_SPACES, ALPHABETS)
  @MaxLength(TEXT_LIMITS.personName)
  customerLastName?: string;

  @IsOptional()
  @trimmed()
  @IsEmail({}, { message: 'Please enter a valid Email Address' })
  @MaxLength(TEXT_LIMITS.email)
  customerEmail?: string;

  @IsOptional()
  @phoneOfSomewhere()
  @MaxLength(40)
  customerPhone?: string;
}

export class SendQuotesResponse {
  /** The quotes that were requested or sent. */
  sent: QuoteResponse[];
  errors: CartError[];
}
