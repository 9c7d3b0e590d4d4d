import { HOSTNAME_MESSAGE, isHostname, requiredMessage } from '@palisade/kernel';
import { ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '@palisade/platform';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, ValidateBy } from 'class-validator';
import { lowerCased } from '../../text/text-fields';
import type { BlacklistedDomain } from './blacklisted-domain.entity';

/** A page of ten is one of 25 (Spec 2 §7). */
const TEN = 10;

export class DomainSearchQuery extends PageQuery {
  /** Rows of a page; 10 is taken for 25. */
  @Transform(({ value }: { value: unknown }) => (Number(value) === TEN ? 25 : value))
  override size: number = 25;
}

export class BlacklistDomainRequest {
  @lowerCased()
  @IsString()
  @IsNotEmpty({ message: requiredMessage('Name') })
  @ValidateBy(
    {
      name: 'isHostname',
      validator: { validate: (value) => typeof value === 'string' && isHostname(value) },
    },
    { message: HOSTNAME_MESSAGE },
  )
  domainName: string;
}

export class BlacklistedDomainResponse {
  id: string;
  name: string;
  addedBy: string;
  @ApiProperty({ type: 'string', format: 'date-time' })
  created: string;
}

export const toDomain = ({
  id,
  name,
  addedBy,
  created,
}: BlacklistedDomain): BlacklistedDomainResponse => ({
  id,
  name,
  addedBy,
  created: created.toISOString(),
});
