import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Clock, isUniqueViolation, newId, Transactions } from '@palisade/platform';
import { checkPaper } from '../domain/carrier-paper';
import { publishCarrierSaved } from './carrier-events';
import { CarrierProfile } from './carrier-profile.entity';
import { carrierNotFound } from './carriers.queries';

/** A profile as it is saved. */
export type NewCarrierProfile = Omit<CarrierProfile, 'modified'>;

/** What a person says of a profile. */
export type CarrierDraft = Omit<NewCarrierProfile, 'id'>;

@Injectable()
export class CarriersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Saves a profile; one that is there already stays as it is. */
  async create(profile: NewCarrierProfile): Promise<void> {
    await this.transactions.run(async (tx) => {
      const row = { ...profile, modified: this.clock.now() };
      const saved = await tx.em
        .createQueryBuilder()
        .insert()
        .into(CarrierProfile)
        .values(row)
        .orIgnore()
        .returning('id')
        .execute();
      if ((saved.raw as object[]).length) await recordSaved(tx, 'create', { after: row });
    });
  }

  /** Adds a profile; 409 when its code is taken. */
  add(draft: CarrierDraft): Promise<CarrierProfile> {
    checkPaper(draft);
    return this.unique(async (tx) => {
      const row = { ...draft, id: newId(), modified: this.clock.now() };
      await tx.em.insert(CarrierProfile, row);
      await recordSaved(tx, 'create', { after: row });
      return row;
    });
  }

  /** Replaces what a profile says. */
  async change(id: string, changes: Partial<CarrierDraft>): Promise<CarrierProfile> {
    return this.unique(async (tx) => {
      const known = await locked(tx, id);
      const row = { ...known, ...changes, modified: this.clock.now() };
      checkPaper(row);
      await tx.em.save(CarrierProfile, row);
      await recordSaved(tx, 'change', { before: known, after: row });
      return row;
    });
  }

  /** Ends a profile; what was quoted on it keeps its name. */
  async remove(id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const known = await locked(tx, id);
      await tx.em.delete(CarrierProfile, { id });
      await recordSaved(tx, 'delete', { after: known });
    });
  }

  private async unique<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new DomainError('DUPLICATE_CARRIER', 'A carrier with this code exists already.', 409);
    }
  }
}

async function locked(tx: Tx, id: string): Promise<CarrierProfile> {
  const lock = { mode: 'pessimistic_write' } as const;
  const known = await tx.em.findOne(CarrierProfile, { where: { id }, lock });
  if (!known) throw carrierNotFound();
  return known;
}

/** A profile as it was, when it was there before, and as it is. */
interface SavedStates {
  before?: CarrierProfile;
  after: CarrierProfile;
}

async function recordSaved(tx: Tx, verb: string, states: SavedStates): Promise<void> {
  await publishCarrierSaved(tx, states.after, verb === 'delete');
  const subject = { subjectType: 'carrier-profile', subjectId: states.after.id };
  await tx.record({ action: `carrier-profile.${verb}`, ...subject, ...states });
}
