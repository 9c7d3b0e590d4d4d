import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { newId } from '@palisade/platform';
import type { EntityManager, QueryDeepPartialEntity } from 'typeorm';
import { DataSource } from 'typeorm';
import type { StandardType } from '../domain/library/standard-forms';
import { STANDARD_FORMS, STANDARD_TYPES } from '../domain/library/standard-forms';
import { FormType } from './form-type.entity';
import { PolicyForm } from './policy-form.entity';

/** When the project published them. */
const PUBLISHED = new Date('2026-01-01T00:00:00Z');

/** The lock that keeps two processes from filling one library. */
const LIBRARY_LOCK = 8250;

/**
 * The forms that the platform begins with. A library that has any is left as it is, but for the words of
 * a notice where it has none.
 */
@Injectable()
export class StandardLibrary implements OnApplicationBootstrap {
  constructor(private readonly dataSource: DataSource) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.dataSource.transaction(async (em) => {
      await em.query('select pg_advisory_xact_lock($1)', [LIBRARY_LOCK]);
      const isEmpty = !(await em.exists(PolicyForm));
      const known = (await em.findBy(PolicyForm, { rule: 'NOTICE' })).flatMap(
        ({ ruleValues }) => ruleValues,
      );
      const missing = STANDARD_FORMS.filter(
        ({ rule, ruleValues }) =>
          isEmpty || (rule === 'NOTICE' && !ruleValues.some((notice) => known.includes(notice))),
      );
      if (!missing.length) return;
      const types = await fillTypes(em);
      const rows = missing.map(({ type, ...form }) => ({
        ...form,
        id: newId(),
        formTypeId: types[type],
        status: 'ACTIVE' as const,
        authors: [],
        proposedBy: null,
        proposedAt: null,
        activatedBy: 'Palisade',
        activatedAt: PUBLISHED,
        created: PUBLISHED,
        modified: PUBLISHED,
      }));
      await em.insert(PolicyForm, rows as QueryDeepPartialEntity<PolicyForm>[]);
    });
  }
}

async function fillTypes(em: EntityManager): Promise<Record<StandardType, string>> {
  const known = await em.find(FormType);
  const ids: Partial<Record<StandardType, string>> = {};
  for (const type of Object.keys(STANDARD_TYPES) as StandardType[]) {
    const [name, description] = STANDARD_TYPES[type];
    const there = known.find((one) => one.name === name);
    ids[type] = there?.id ?? newId();
    if (there) continue;
    const row = { id: ids[type], name, description, created: PUBLISHED, modified: PUBLISHED };
    await em.insert(FormType, row);
  }
  return ids as Record<StandardType, string>;
}
