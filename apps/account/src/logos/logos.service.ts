import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor, SentFile, Tx } from '@palisade/platform';
import { DomainClock, orOfAnotherKind, ReadingRoom, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { lockAgency } from '../agencies/agencies.queries';
import { publishAgency } from '../agencies/agency-events';
import { Agency } from '../agencies/agency.entity';
import type { LogoCrop, LogoKind } from '../domain/logo-crop';
import { LOGO_BOXES, logoNotFound, logoPartOf, notALogo } from '../domain/logo-crop';
import { AgencyLogo } from './agency-logo.entity';
import { logoPathOf } from './logo-path';

/** Where a logo was uploaded to, and the agency that it is for. */
interface UploadedLogo {
  agencyId: string;
  logoPath: string;
}

const SIDE_MAX = 1200;
const COLUMNS = { SMALL: 'smallLogoId', MEDIUM: 'mediumLogoId' } as const;

/** Keeps the logos of agencies. */
@Injectable()
export class LogosService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly room: ReadingRoom,
  ) {}

  /** Keeps an upload for the crop; the address of it as it was redrawn. */
  async upload(
    { agencyId, kind }: Pick<AgencyLogo, 'agencyId' | 'kind'>,
    { content, gone }: SentFile,
    actor: Actor,
  ): Promise<string> {
    const ask = { sideMax: SIDE_MAX, format: 'png' } as const;
    const drawing = this.room.read('picture', content, ask, { signal: gone });
    const drawn = await orOfAnotherKind(drawing, notALogo);
    const bytes = Buffer.from(drawn.bytes);
    return this.transactions.run(async ({ em }) => {
      await lockAgency(em, agencyId, actor);
      return logoPathOf(await this.save(em, { agencyId, kind, stage: 'UPLOADED', bytes }));
    });
  }

  /** Shows a part of the upload from now on; 404 when there is no such upload of the agency. */
  crop({ agencyId, logoPath }: UploadedLogo, crop: LogoCrop, actor: Actor): Promise<string> {
    const { kind } = crop;
    return this.transactions.run(async (tx) => {
      const { em } = tx;
      const agency = await lockAgency(em, agencyId, actor);
      const upload = { agencyId, kind, stage: 'UPLOADED' } as const;
      const select = { id: true, bytes: true };
      const found = await em.findOne(AgencyLogo, { where: upload, select });
      if (!found || logoPathOf(found.id) !== logoPath) throw logoNotFound();
      const part = logoPartOf(crop, await this.room.read('pictureSize', found.bytes, null));
      const ask = { ...part, ...LOGO_BOXES[kind], format: 'png' } as const;
      const bytes = Buffer.from(await this.room.read('picturePart', found.bytes, ask));
      const id = await this.save(em, { agencyId, kind, stage: 'SHOWN', bytes });
      await em.delete(AgencyLogo, upload);
      await this.show(tx, agency, { kind, id });
      return logoPathOf(id);
    });
  }

  /** Takes a logo away, with what was uploaded for it; without one nothing happens. */
  async remove(agencyId: string, kind: LogoKind, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const agency = await lockAgency(tx.em, agencyId, actor);
      await tx.em.delete(AgencyLogo, { agencyId, kind });
      if (agency[COLUMNS[kind]] !== null) await this.show(tx, agency, { kind, id: null });
    });
  }

  private async show(
    tx: Tx,
    before: Agency,
    { kind, id }: { kind: LogoKind; id: string | null },
  ): Promise<void> {
    const after = { ...before, [COLUMNS[kind]]: id, modified: this.clock.now() };
    await tx.em.update(Agency, { id: before.id }, after);
    const subject = { subjectType: 'agency', subjectId: before.id };
    await tx.record({ action: 'agency.change-logo', ...subject, before, after });
    await publishAgency(tx, after);
  }

  private async save(
    em: EntityManager,
    logo: Pick<AgencyLogo, 'agencyId' | 'kind' | 'stage' | 'bytes'>,
  ): Promise<string> {
    // Random throughout: an upload is seen by who was given its address alone.
    const id = randomUUID();
    await em.save(AgencyLogo, { ...logo, id, created: this.clock.now() });
    return id;
  }
}
