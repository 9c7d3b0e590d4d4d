import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor, TimelineSubject, Tx } from '@palisade/platform';
import { newId, Transactions } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { settingSteps } from '../domain/setting-steps';
import { appliesTo } from '../domain/subjectivities';
import { CONDITION_TIMELINE } from '../domain/timeline';
import type { PublishedQuote } from '../quotes/quote-events';
import { QuoteActs } from '../quotes/quote-acts';
import { findQuote } from '../quotes/quote-rows';
import { publishChanged } from '../quotes/status-events';
import type {
  CompleteSubjectivityRequest,
  ManuscriptRequest,
  SaveSettingsRequest,
  SettingsQuery,
} from './subjectivities.dto';
import { subjectivitiesOf, toPublished } from './subjectivity-rows';
import { SubjectivitySetting } from './subjectivity-setting.entity';
import { Subjectivity } from './subjectivity.entity';

@Injectable()
export class SubjectivitiesService {
  constructor(
    private readonly acts: QuoteActs,
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
  ) {}

  /** The conditions of a quote that the caller may see. */
  async list(quoteId: string, actor: Actor): Promise<Subjectivity[]> {
    const { manager } = this.dataSource;
    await findQuote(manager, quoteId, actor);
    return subjectivitiesOf(manager, quoteId);
  }

  /** Marks a condition as met, or opens it again. */
  complete(quoteId: string, request: CompleteSubjectivityRequest, actor: Actor): Promise<void> {
    const { subjectivityId: id, completed, note = null, docId = null } = request;
    return this.change(quoteId, actor, async ({ em }, now) => {
      const done = completed
        ? { state: 'cleared' as const, completedOn: now }
        : { state: 'open' as const, completedOn: null };
      const decided = { ...done, completedBy: actor.userId, note, docId, connectionId: null };
      const { affected } = await em.update(Subjectivity, { id, quoteId }, decided);
      if (!affected)
        throw new DomainError('SUBJECTIVITY_NOT_FOUND', 'Subjectivity not found.', 404);
    });
  }

  /** Adds a condition that is written for one quote. */
  async addManuscript(
    quoteId: string,
    { title, text, stage = 'bind' }: ManuscriptRequest,
    actor: Actor,
  ): Promise<Subjectivity> {
    const row: Subjectivity = {
      id: newId(),
      quoteId,
      code: 'MANUSCRIPT',
      title,
      text,
      stage,
      owner: 'agent',
      evidence: [],
      autoClear: null,
      dueAt: null,
      remindedOn: null,
      isManuscript: true,
      state: 'open',
      note: null,
      docId: null,
      connectionId: null,
      completedBy: null,
      completedOn: null,
    };
    await this.change(quoteId, actor, async ({ em }) => {
      await em.insert(Subjectivity, row);
    });
    return row;
  }

  /** The settings that apply to a product and a state. */
  async settings({ productType, state }: SettingsQuery): Promise<SubjectivitySetting[]> {
    const rows = await this.dataSource.manager.find(SubjectivitySetting, {
      order: { code: 'ASC' },
    });
    return rows.filter((row) => {
      const products = productType ? row.products : [];
      const states = state ? row.states : [];
      return appliesTo({ products, states }, { product: productType ?? '', state: state ?? null });
    });
  }

  /** What was done to a setting. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    const isThere = await this.dataSource.manager.existsBy(SubjectivitySetting, { id });
    const gone = new DomainError('CONDITION_NOT_FOUND', 'Condition not found.', 404);
    return { id, actor, rules: CONDITION_TIMELINE, ...(!isThere && { gone }) };
  }

  /** Replaces the settings; quotes keep the conditions that they have. */
  async saveSettings({ subjectivities }: SaveSettingsRequest): Promise<void> {
    await this.transactions.run(async ({ em, record }) => {
      const before = await em.find(SubjectivitySetting);
      const ids = new Map(before.map(({ code, id }) => [code, id]));
      const rows = subjectivities.map((setting) => {
        const id = ids.get(setting.code) ?? newId();
        const { dueDays = null, autoClear = null } = setting;
        return { ...setting, id, dueDays, autoClear };
      });
      await em.createQueryBuilder().delete().from(SubjectivitySetting).execute();
      if (rows.length) await em.insert(SubjectivitySetting, rows);
      for (const { id, ...step } of settingSteps(before, rows)) {
        await record({ subjectType: 'condition', subjectId: id, ...step });
      }
    });
  }

  private change(
    quoteId: string,
    actor: Actor,
    work: (tx: Tx, now: Date) => Promise<void>,
  ): Promise<void> {
    return this.acts.run(quoteId, actor, {
      action: 'changeSubjectivity',
      decide: async (_, { tx, now }) => {
        await work(tx, now);
        return {};
      },
      publish: publishConditions,
    });
  }
}

async function publishConditions(tx: Tx, published: PublishedQuote): Promise<void> {
  const conditions = await subjectivitiesOf(tx.em, published.quote.id);
  await publishChanged(tx, published, 'changeSubjectivity', conditions.map(toPublished));
}
