import {
  IsEmail,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import type { BillingContact } from './billing-contact.entity';

/** A person to ask about invoices. */
export class BillingContactResponse {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  accountId: string;
  policyId: string | null;
}

/** A billing contact in a list of those of many insureds. */
export class ListedContactResponse extends BillingContactResponse {
  insuredName: string;
}

export class ContactQuery {
  @ValidateIf(({ accountId }: ContactQuery) => accountId === undefined)
  @IsUUID()
  policyId?: string;

  @IsOptional()
  @IsUUID()
  accountId?: string;
}

export class ContactFields {
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  firstName: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  lastName: string;

  @IsEmail()
  @MaxLength(254)
  email: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  phone?: string | null;
}

export class AddContactRequest extends ContactFields {
  @IsUUID()
  accountId: string;

  @IsOptional()
  @IsUUID()
  policyId?: string | null;
}

export class EditContactRequest extends ContactFields {
  @IsUUID()
  id: string;
}

export const toContact = ({ created: _, ...contact }: BillingContact): BillingContactResponse =>
  contact;
