import { Transform } from 'class-transformer';
import { Equals, IsNotEmpty, IsString, MaxLength } from 'class-validator';

const MAX_NAME = 200;
const MAX_TOKEN = 200;

const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export class SignRequest {
  /** The signer makes the declaration of the application and agrees to sign electronically. */
  @Equals(true, { message: 'Accept the declaration of the application to sign it' })
  accepted: boolean;

  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Name is a required field' })
  @MaxLength(MAX_NAME)
  signeeName: string;

  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Title is a required field' })
  @MaxLength(MAX_NAME)
  signeeTitle: string;

  /** The name, typed for a signature. */
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Signature is a required field' })
  @MaxLength(MAX_NAME)
  signature: string;
}

export class SignatureStatusResponse {
  signed: boolean;

  /** The application can be signed now. */
  open: boolean;

  docId: string;
  fileName: string;
  docSignedDate: Date | null;
  signeeName: string | null;
  signeeTitle: string | null;

  /** SHA-256 of the document, hexadecimal. */
  documentHash: string;

  /** What the signer declares. */
  attestation: string;

  /** What the page after signing is opened with; null until it is signed. */
  signedToken: string | null;
}

export class SignedPageParameters {
  @IsString()
  @MaxLength(MAX_TOKEN)
  token: string;
}

export class ApplicationSignedResponse {
  quoteNumber: string;
  companyName: string;
  signed: boolean;
}
