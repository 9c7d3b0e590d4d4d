import { IsUUID } from 'class-validator';

export class ClusterQuery {
  @IsUUID()
  clusterId: string;
}
