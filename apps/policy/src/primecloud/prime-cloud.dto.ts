import { ApiProperty } from '@nestjs/swagger';
import { CLOUD_TOOLS } from '@palisade/trade';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Min,
} from 'class-validator';
import type { CloudService } from '../domain/cloud/prime-cloud';
import { PolicyResponse } from '../policies/policies.dto';
import { plainDate } from '../policies/query-fields';

/** What a PrimeCloud policy covers. */
class CloudCover {
  /** The cloud services that it names; each is connected. */
  @ArrayMinSize(1)
  @ArrayMaxSize(CLOUD_TOOLS.length)
  @ArrayUnique()
  @IsIn(CLOUD_TOOLS, { each: true })
  @ApiProperty({ enum: CLOUD_TOOLS, isArray: true })
  cloudServices: CloudService[];

  /** In currency units: that which was bound, where it is said. */
  @IsOptional()
  @IsInt()
  @Min(1)
  limit?: number;

  /** That which was bound, where it is said. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  endDate?: string;
}

/** A PrimeCloud policy to be issued. */
export class IssuePrimeCloudRequest extends CloudCover {
  @IsUUID()
  accountId: string;

  /** The binder: its id becomes that of the policy. */
  @IsUUID()
  policyId: string;

  /** The effective date of the binder, where it is said. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  effectiveDate?: string;
}

/** Other cloud services of a PrimeCloud policy. */
export class ChangePrimeCloudRequest extends CloudCover {
  /** From when on it names them. */
  @plainDate()
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
}

/** A cloud service, and whether its tool is connected now. */
export class CloudServiceResponse {
  @ApiProperty({ enum: CLOUD_TOOLS })
  connectorType: CloudService;
  isConnected: boolean;
}

/** A PrimeCloud policy with its cloud services. */
export class PrimeCloudResponse extends PolicyResponse {
  /** Those that it names. */
  cloudServices: CloudServiceResponse[];
  /** Those of its client that are connected and that it does not name. */
  @ApiProperty({ enum: CLOUD_TOOLS, isArray: true })
  unnamedServices: CloudService[];
}
