import { Injectable } from '@nestjs/common';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import { Claim } from '../claims/claim.entity';
import { WORKED_ON } from '../domain/file-status';
import { visibleFiles } from './claims-file-rows';
import { ClaimsFile } from './claims-file.entity';
import { publishChanged } from './file-events';

/** The open files of one person. */
@Injectable()
export class OpenFilesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  count(handlerId: string, actor: Actor): Promise<number> {
    return visibleFiles(this.dataSource.manager, actor)
      .andWhere('file.handlerId = :handlerId', { handlerId })
      .andWhere('file.fileStatus in (:...workedOn)', { workedOn: WORKED_ON })
      .getCount();
  }

  /** All open files of a person who leaves go to another one. */
  async handOver(tx: Tx, from: string, to: string): Promise<void> {
    const open = { handlerId: from, fileStatus: In([...WORKED_ON]) };
    const ids = (await tx.em.find(ClaimsFile, { select: { id: true }, where: open }))
      .map(({ id }) => id)
      .sort();
    // Everybody locks the claim before its file.
    const lock = { mode: 'pessimistic_write' } as const;
    await tx.em.find(Claim, { where: { id: In(ids) }, order: { id: 'ASC' }, lock });
    const where = { id: In(ids), ...open };
    const files = await tx.em.find(ClaimsFile, { where, order: { id: 'ASC' }, lock });
    for (const file of files) {
      const after = { handlerId: to, modified: this.clock.now() };
      await tx.em.update(ClaimsFile, { id: file.id }, after);
      const subject = { subjectType: 'claim', subjectId: file.id };
      await tx.record({ action: 'claim.assign', ...subject, before: { handlerId: from }, after });
      await publishChanged(tx, { ...file, ...after }, 'assign');
    }
  }
}
