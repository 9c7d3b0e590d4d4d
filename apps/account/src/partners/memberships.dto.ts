import { IsUUID } from 'class-validator';

export class ClusterQuery {
  @IsUUID()
  clusterId: string;
}

export class AggregatorQuery {
  @IsUUID()
  daId: string;
}

export class SecurityProviderQuery {
  @IsUUID()
  msspId: string;
}
