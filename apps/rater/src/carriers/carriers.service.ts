import { Injectable } from '@nestjs/common';
import { scopeOf } from '@palisade/contracts';
import { Clock, Transactions } from '@palisade/platform';
import { CarrierProfile } from './carrier-profile.entity';

/** A profile as it is saved. */
export type NewCarrierProfile = Omit<CarrierProfile, 'modified'>;

@Injectable()
export class CarriersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Saves a profile and tells of it; one that is there already stays as it is. */
  async create(profile: NewCarrierProfile): Promise<void> {
    await this.transactions.run(async ({ em, publish, record }) => {
      const row = { ...profile, modified: this.clock.now() };
      const saved = await em
        .createQueryBuilder()
        .insert()
        .into(CarrierProfile)
        .values(row)
        .orIgnore()
        .returning('id')
        .execute();
      if (!(saved.raw as object[]).length) return;
      const { id: profileId, ...fields } = profile;
      const scope = scopeOf({ carrierId: profile.carrierId });
      const data = { profileId, ...fields, deleted: false, scope };
      await publish({ type: 'carrier-profile.saved.v1', data });
      const subject = { subjectType: 'carrier-profile', subjectId: profileId };
      await record({ action: 'carrier-profile.create', ...subject, after: fields });
    });
  }
}
