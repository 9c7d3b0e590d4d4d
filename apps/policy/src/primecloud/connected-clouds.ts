import type { EntityManager } from 'typeorm';
import type { CloudService } from '../domain/cloud/prime-cloud';
import { cloudServicesAmong } from '../domain/cloud/prime-cloud';
import { CloudTool } from '../snapshots/cloud-tool.entity';

/** The cloud services of a client that are connected now. */
export async function connectedClouds(
  em: EntityManager,
  accountId: string,
): Promise<CloudService[]> {
  const tools = await em.findBy(CloudTool, { accountId, removed: false });
  return cloudServicesAmong(tools.map(({ connectorType }) => connectorType));
}
