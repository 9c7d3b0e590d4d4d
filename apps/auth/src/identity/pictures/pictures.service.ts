import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor, SentFile } from '@palisade/platform';
import { Clock, orOfAnotherKind, ReadingRoom, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { Crop } from '../../domain/picture-crop';
import { notAPicture, pictureNotFound, squareOf } from '../../domain/picture-crop';
import { lockUser } from '../../people/users/people';
import { User } from '../../people/users/user.entity';
import { bytesOf, pathOf } from './picture-rows';
import { Picture } from './picture.entity';

const SIDE_MAX = 2048;
const SHOWN_SIDE = 256;

/** Keeps people's own pictures. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly room: ReadingRoom,
  ) {}

  /** Keeps an upload for the crop; the address of it as it was redrawn. */
  async upload({ content, gone }: SentFile, { userId }: Actor): Promise<string> {
    const ask = { sideMax: SIDE_MAX, format: 'webp' } as const;
    const drawing = this.room.read('picture', content, ask, { signal: gone });
    const drawn = await orOfAnotherKind(drawing, notAPicture);
    const bytes = Buffer.from(drawn.bytes);
    return this.transactions.run(({ em }) => this.save(em, userId, 'UPLOADED', bytes));
  }

  /** Shows a part of the upload from now on. */
  async crop(profilePath: string, crop: Crop, { userId }: Actor): Promise<string> {
    return this.transactions.run(async ({ em, record }) => {
      const upload = await em.findOneBy(Picture, { userId, kind: 'UPLOADED' });
      if (!upload || pathOf(upload.id) !== profilePath) throw pictureNotFound();
      const bytes = await bytesOf(em, { id: upload.id });
      if (!bytes) throw pictureNotFound();
      const cut = squareOf(crop, await this.room.read('pictureSize', bytes, null));
      const ask = { cut, width: SHOWN_SIDE, height: SHOWN_SIDE, format: 'webp' } as const;
      const shown = Buffer.from(await this.room.read('picturePart', bytes, ask));
      const avatarUrl = await this.save(em, userId, 'SHOWN', shown);
      await em.delete(Picture, { userId, kind: 'UPLOADED' });
      await em.update(User, { id: userId }, { avatarUrl });
      const subject = { subjectType: 'user', subjectId: userId };
      await record({ action: 'user.change-picture', ...subject, after: { avatarUrl } });
      return avatarUrl;
    });
  }

  async remove({ userId }: Actor): Promise<void> {
    await this.transactions.run(async ({ em, record }) => {
      await em.delete(Picture, { userId });
      await em.update(User, { id: userId }, { avatarUrl: null });
      const subject = { subjectType: 'user', subjectId: userId };
      await record({ action: 'user.remove-picture', ...subject });
    });
  }

  private async save(
    em: EntityManager,
    userId: string,
    kind: Picture['kind'],
    bytes: Buffer,
  ): Promise<string> {
    await lockUser(em, userId);
    // Random throughout: whoever knows the address sees the picture.
    const id = randomUUID();
    await em.save(Picture, { userId, kind, id, bytes, created: this.clock.now() });
    return pathOf(id);
  }
}
