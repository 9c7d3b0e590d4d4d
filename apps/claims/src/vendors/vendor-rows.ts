import { DomainError } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { fileStatusAfter } from '../domain/file-status';
import { assertStaff, assertVendor } from '../domain/staff-only';
import type { VendorStep } from '../domain/timeline';
import { lockFile } from '../files/claims-file-rows';
import type { ClaimsFile } from '../files/claims-file.entity';

/** The file on which a vendor works, locked; 409 once it is closed. */
export async function lockForVendor(
  em: EntityManager,
  claimId: string,
  actor: Actor,
): Promise<ClaimsFile> {
  const file = await lockFile(em, claimId, actor);
  assertVendor(actor);
  fileStatusAfter(file.fileStatus, 'vendors');
  return file;
}

/** The same for who answers a vendor. */
export async function lockForStaff(
  em: EntityManager,
  claimId: string,
  actor: Actor,
): Promise<ClaimsFile> {
  const file = await lockFile(em, claimId, actor);
  assertStaff(actor);
  fileStatusAfter(file.fileStatus, 'vendors');
  return file;
}

interface OfClaim {
  id: string;
  claimId: string;
  vendorId: string;
}

/** A row of a claim; 404 where there is none. */
export async function rowOf<T extends OfClaim>(
  em: EntityManager,
  table: new () => T,
  where: Pick<OfClaim, 'id' | 'claimId'> & { vendorId?: string },
): Promise<T> {
  const row = await em.findOneBy(table, where as FindOptionsWhere<T>);
  if (row) return row;
  throw new DomainError('VENDOR_WORK_NOT_FOUND', 'This work of a vendor was not found.', 404);
}

/** Writes down what was done between a vendor and the house. */
export const recordWork = (
  tx: Tx,
  claimId: string,
  action: VendorStep,
  after: { work: string; reason?: string | null },
): Promise<void> =>
  tx.record({ action: `claim.${action}`, subjectType: 'claim', subjectId: claimId, after });
