import { ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '@palisade/platform';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import { emptyAsNull } from '../../text/text-fields';
import type { ApiKey } from '../../people/keys/api-key.entity';

const MAX_NAME = 100;
const MAX_SCOPE = 80;
const MAX_SCOPES = 300;

export class ApiKeyOwnerQuery {
  /** The organisation of the key; only the provider can name another than its own. */
  @IsOptional()
  @IsUUID()
  accountId?: string;
}

export class ApiKeySearchQuery extends PageQuery {
  /** The organisation of the keys; only the provider can name another than its own. */
  @IsOptional()
  @IsUUID()
  accountId?: string;
}

export class NewApiKeyRequest {
  @emptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME)
  name?: string | null;

  /** What the key may do, as `group:permission`. */
  @IsArray()
  @ArrayNotEmpty()
  @ArrayUnique()
  @ArrayMaxSize(MAX_SCOPES)
  @IsString({ each: true })
  @MaxLength(MAX_SCOPE, { each: true })
  scopes: string[];
}

export class ChangeApiKeyRequest {
  @emptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME)
  name?: string | null;

  @IsOptional()
  @IsBoolean()
  enabled?: boolean;
}

export class ApiKeyResponse {
  /** Also the OAuth client id. */
  id: string;
  name: string | null;
  scopes: string[];
  enabled: boolean;
  accountId: string;
  accountName: string;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  lastUsed: string | null;
  @ApiProperty({ type: 'string', format: 'date-time' })
  created: string;
}

export class ApiKeySecretResponse {
  id: string;
  /** Shown this once. */
  secret: string;
}

export function toApiKey(key: ApiKey, names: ReadonlyMap<string, string>): ApiKeyResponse {
  const { id, name, scopes, enabled, organizationId } = key;
  return {
    id,
    name,
    scopes,
    enabled,
    accountId: organizationId,
    accountName: names.get(organizationId) ?? '',
    lastUsed: key.lastUsed?.toISOString() ?? null,
    created: key.created.toISOString(),
  };
}
