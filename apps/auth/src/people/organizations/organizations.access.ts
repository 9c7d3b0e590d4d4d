import { isStaff } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';

/** Whether an organisation is the caller's to see and to set: the own one, any for staff. */
export const isVisible = (id: string, actor: Actor): boolean =>
  isStaff(actor) || id === actor.organizationId;
