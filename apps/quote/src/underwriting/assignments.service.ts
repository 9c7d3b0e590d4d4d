import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { containingFolded } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { assignUnderwriter } from '../domain/actions/assign-underwriter';
import { QuoteActs } from '../quotes/quote-acts';
import { publishAssigned } from '../quotes/status-events';
import { Person } from '../snapshots/person.entity';
import type { UnderwriterResponse } from './assignments.dto';

const SHOWN = 50;

/** Who decides on which quote. */
@Injectable()
export class AssignmentsService {
  constructor(
    private readonly acts: QuoteActs,
    private readonly dataSource: DataSource,
  ) {}

  /** At most fifty underwriters whose name or address a text is part of, by name. */
  async underwriters(search?: string): Promise<UnderwriterResponse[]> {
    const query = this.dataSource
      .createQueryBuilder(Person, 'person')
      .where('person.enabled and person.authorityLevel is not null')
      .orderBy('fold_text(person.lastName)')
      .addOrderBy('fold_text(person.firstName)')
      .addOrderBy('person.id')
      .limit(SHOWN);
    if (search) {
      const text = `person.firstName || ' ' || person.lastName || ' ' || person.email`;
      query.andWhere(`fold_text(${text}) like :pattern`, { pattern: containingFolded(search) });
    }
    const people = await query.getMany();
    return people.map(({ id, firstName, lastName, email }) => ({
      id,
      name: `${firstName} ${lastName}`,
      email,
    }));
  }

  /** Gives a quote to an underwriter, who is told. */
  assign(id: string, underwriterId: string, actor: Actor): Promise<void> {
    return this.acts.run(id, actor, {
      action: 'assignUnderwriter',
      decide: async (quote, { tx }) =>
        assignUnderwriter(quote, await tx.em.findOneBy(Person, { id: underwriterId })),
      publish: publishAssigned,
    });
  }
}
