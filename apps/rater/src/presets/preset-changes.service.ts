import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, isUniqueViolation, newId, Transactions } from '@palisade/platform';
import { coverageTexts } from '../domain/rules/coverage-texts';
import type { PresetTerms } from '../domain/rules/read-preset';
import { checkTerms } from '../domain/rules/read-preset';
import { PresetRow } from './preset.entity';
import { visibleTo } from './presets.access';
import { notFound } from './presets.queries';

const PRESETS_OF_AGENCY_MAX = 100;

/** What a person says of a preset. */
export type PresetDraft = PresetTerms & Pick<PresetRow, 'name'>;

/** Whose presets a call may change: standard ones, or those of agencies. */
export type PresetKind = 'standard' | 'custom';

/** A preset as it was, when it was there before, and as it is. */
interface SavedStates {
  before?: PresetRow;
  after: PresetRow;
}

/** Makes, edits and deletes presets. */
@Injectable()
export class PresetChangesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** A new standard preset that begins as another one. */
  async copy(id: string, changes: Partial<PresetDraft>, actor: Actor): Promise<PresetRow> {
    return this.unique(async (tx) => {
      const original = await locked(tx, id, 'standard', actor);
      const copy = { ...original, ...changes, id: newId(), number: null };
      return this.save(tx, 'create', { after: { ...copy, created: this.clock.now() } });
    });
  }

  /** A new preset of an agency. */
  async create(draft: PresetDraft, owner: Pick<PresetRow, 'agencyId' | 'teamId'>) {
    return this.unique(async (tx) => {
      const { agencyId } = owner;
      const count = await tx.em.countBy(PresetRow, { agencyId: agencyId ?? undefined });
      if (count >= PRESETS_OF_AGENCY_MAX) {
        const detail = `An agency has at most ${PRESETS_OF_AGENCY_MAX} presets.`;
        throw new DomainError('TOO_MANY_PRESETS', detail, 409);
      }
      const now = this.clock.now();
      const row = { ...draft, ...owner, id: newId(), number: null, created: now, modified: now };
      return this.save(tx, 'create', { after: row });
    });
  }

  /** Replaces what a preset chooses; a standard one keeps the product that it is for. */
  async change(
    id: string,
    changes: Partial<PresetDraft> & Partial<Pick<PresetRow, 'teamId'>>,
    { kind, actor }: { kind: PresetKind; actor: Actor },
  ): Promise<PresetRow> {
    return this.unique(async (tx) => {
      const known = await locked(tx, id, kind, actor);
      if (known.number !== null && changes.name !== undefined && changes.name !== known.name) {
        throw kept(`${known.name} keeps its name.`);
      }
      return this.save(tx, 'change', { before: known, after: { ...known, ...changes } });
    });
  }

  /** Deletes a preset; the three that the quote builder knows by number stay. */
  async remove(id: string, kind: PresetKind, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const known = await locked(tx, id, kind, actor);
      if (known.number !== null) throw kept(`${known.name} is needed by the quote builder.`);
      await tx.em.delete(PresetRow, { id });
      await recorded(tx, 'delete', { after: known });
    });
  }

  private async save(
    tx: Tx,
    verb: 'create' | 'change',
    { before, after: row }: SavedStates,
  ): Promise<PresetRow> {
    checkTerms(row);
    const after = await tx.em.save(PresetRow, { ...row, modified: this.clock.now() });
    await recorded(tx, verb, { ...(before && { before }), after });
    return after;
  }

  private async unique<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new DomainError('DUPLICATE_PRESET', 'A preset of this name exists already.', 409);
    }
  }
}

async function locked(tx: Tx, id: string, kind: PresetKind, actor: Actor): Promise<PresetRow> {
  const query = tx.em.createQueryBuilder(PresetRow, 'preset').setLock('pessimistic_write');
  query.where('preset.id = :id', { id });
  query.andWhere(`preset.agencyId is ${kind === 'standard' ? '' : 'not'} null`);
  const preset = await visibleTo(query, actor).getOne();
  if (!preset) throw notFound();
  return preset;
}

const kept = (detail: string): DomainError => new DomainError('STANDARD_PRESET', detail, 409);

const recorded = (tx: Tx, verb: string, { before, after }: SavedStates): Promise<void> =>
  tx.record({
    action: `preset.${verb}`,
    subjectType: 'preset',
    subjectId: after.id,
    ...(before && { before: tellable(before) }),
    after: tellable(after),
  });

/** A preset as its timeline tells it. */
const tellable = ({ coverages, ...preset }: PresetRow) => ({
  ...preset,
  coverages: coverageTexts(coverages),
});
