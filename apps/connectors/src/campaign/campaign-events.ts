import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { AccountLink } from '../snapshots/account-link.entity';
import { vendorOf } from '../vendors';
import type { ToolInvitation } from './tool-invitation.entity';

/** Tells that a client is asked to connect a tool. */
export async function publishInvited(
  tx: Tx,
  { accountId, connectorType, organizationId }: ToolInvitation,
  { account: { agencyId, teamIds }, refusal }: { account: AccountLink; refusal: string },
): Promise<void> {
  const { connectorName } = vendorOf(connectorType);
  await tx.publish({
    type: 'connector.invited.v1',
    data: {
      accountId,
      connectorType,
      connectorName,
      organizationId,
      refusal,
      scope: scopeOf({ accountId, agencyId, teamIds }),
    },
  });
}
