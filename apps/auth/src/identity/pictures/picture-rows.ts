import type { EntityManager } from 'typeorm';
import { Picture } from './picture.entity';

/** Where a picture is shown; the id is as good as a secret, and new with every picture. */
export const pathOf = (id: string): string => `/api/user/v1/pic/file/${id}`;

/** The bytes of a picture; null when there is none. */
export async function bytesOf(
  em: EntityManager,
  where: Partial<Pick<Picture, 'id' | 'userId' | 'kind'>>,
): Promise<Buffer | null> {
  const found = await em.findOne(Picture, { where, select: { id: true, bytes: true } });
  return found?.bytes ?? null;
}
