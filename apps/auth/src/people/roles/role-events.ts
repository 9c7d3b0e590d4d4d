import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { Role } from './role.entity';

/** Publishes a role with what it may do. */
export async function publishRole(
  { id: roleId, accountType, name, permissions }: Omit<Role, 'canBeGiven' | 'staffRoleId'>,
  tx: Tx,
): Promise<void> {
  const data = { roleId, accountType, name, permissions, scope: scopeOf({}) };
  await tx.publish({ type: 'role.saved.v1', data });
}
