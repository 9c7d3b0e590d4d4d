import { ApiProperty } from '@nestjs/swagger';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import type { SavedPaymentMethodResponse } from '../payments/payments.dto';

/** Where the script of the payment portal is. */
export class ProcessorScriptResponse {
  @ApiProperty({ format: 'uri' })
  url: string;
}

/** The key that lets a payer into the portal for one policy. */
export class PortalKeyResponse {
  key: string;
  @ApiProperty({ format: 'date-time' })
  expires: string;
}

export class ValidSessionResponse {
  valid: boolean;
}

export class CardsEnabledResponse {
  enabled: boolean;
}

/** What the portal is told of a policy; amounts in currency units. */
export class PortalDataResponse {
  policyId: string;
  policyNumber: string;
  insuredName: string;
  customerEmail: string;
  currency: 'USD' | 'GBP';
  dueAmount: number;
  /** Until when the processor takes this payment. */
  @ApiProperty({ format: 'date' })
  paymentExpires: string;
  savedMethods: SavedPaymentMethodResponse[];
}

export class ValidateSessionQuery {
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  sessionId: string;

  @IsUUID()
  policyId: string;
}

/** Required of a card, and checked wherever it is given. */
const ofCard = (): PropertyDecorator => (target, key) => {
  ValidateIf(
    (request: PortalChargeRequest) =>
      request.method === 'Credit Card' || request[key as keyof PortalChargeRequest] !== undefined,
  )(target, key);
};

/** What the payer enters at the portal. Only the last four digits of the number are kept. */
export class PortalChargeRequest {
  @IsIn(['Credit Card', 'Bank Account'])
  method: 'Credit Card' | 'Bank Account';

  @Matches(/^\d{4,19}$/, { message: 'The number has 4 to 19 digits' })
  number: string;

  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'Payment Amount is required' })
  @Min(0.01, { message: 'Payment Amount is required' })
  amount: number;

  /** Of a bank account: the routing number of its US bank, or the sort code of its UK bank. */
  @ValidateIf(
    ({ method, routing }: PortalChargeRequest) =>
      method === 'Bank Account' || routing !== undefined,
  )
  @Matches(/^(\d{9}|\d{2}-?\d{2}-?\d{2})$/, {
    message: 'A routing number has 9 digits, a sort code 6',
  })
  routing?: string;

  /** Of a card. */
  @ofCard()
  @IsInt()
  @Min(1)
  @Max(12)
  expirationMonth?: number;

  @ofCard()
  @IsInt()
  @Min(2020)
  @Max(2100)
  expirationYear?: number;

  /** The code on the card; it is checked and forgotten. */
  @IsOptional()
  @Matches(/^\d{3,4}$/, { message: 'The security code has 3 or 4 digits' })
  cvc?: string;

  /** The same id again charges nothing more. */
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  transactionId?: string;
}

/** What the payer's page hands on to `paid` and `save`. */
export class PortalChargeResponse {
  transactionId: string;
  tokenId: string;
  lastFourDigits: string;
}
