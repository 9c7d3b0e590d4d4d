import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { plainDate, trimmed } from '../quotes/quote-requests.dto';

/** An event that the cover leaves out. */
export class SpecifiedEventRequest {
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Claim Number is a required field' })
  @MaxLength(60)
  claimNumber: string;

  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Claim Name is a required field' })
  @MaxLength(200)
  claimName: string;

  @plainDate('Invalid date format')
  @ApiProperty({ format: 'date' })
  claimDate: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(20_000)
  claimDescription?: string | null;
}

@ApiSchema({ name: 'SpecifiedEvent' })
export class SpecifiedEventResponse {
  id: string;
  claimNumber: string;
  claimName: string;
  @ApiProperty({ format: 'date' })
  claimDate: string;
  claimDescription: string | null;
}
