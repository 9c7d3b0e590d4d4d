import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { License } from '../snapshots/license.entity';

@Injectable()
export class LicenseSavedConsumer {
  @Consumes('license.saved.v1')
  async handle({ data }: CloudEvent<'license.saved.v1'>, tx: Tx): Promise<void> {
    const { licenseId: id, kind, agencyId, holderName, state, number, expirationDate } = data;
    const { userId, email, signatureOnFile, deleted, version } = data;
    const license = { id, kind, agencyId, holderName, state, number, expirationDate };
    await saveSnapshot(tx, License, {
      ...license,
      userId,
      email,
      signatureOnFile,
      deleted,
      version,
    });
  }
}
