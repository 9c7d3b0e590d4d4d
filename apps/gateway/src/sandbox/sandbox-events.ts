import type { CloudEvent } from '@palisade/contracts';
import { isWebhookType, webhookData } from '@palisade/contracts';
import type { PermissionMap } from '@palisade/kernel';
import { hasPermission } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { audienceOf, isInScope } from '../domain/audience';
import { factsOf } from '../live-events/live-event';
import type { SandboxEventResponse } from './sandbox-clocks.dto';

const EVENTS_MAX = 1_000;

/** The events since then that a caller may hear of, in the order in which they happened. */
export function visibleEvents(
  { actor, held, since }: { actor: Actor; held: PermissionMap; since: Date },
  events: CloudEvent[],
): SandboxEventResponse[] {
  const mayHear = ({ type, data }: CloudEvent): boolean => {
    const audience = audienceOf(type, data);
    return isInScope(actor, audience) && hasPermission(held, [audience.permission]);
  };
  return events
    .filter((event) => new Date(event.time) >= since && mayHear(event))
    .sort((one, other) => (one.time + one.id < other.time + other.id ? -1 : 1))
    .slice(0, EVENTS_MAX)
    .map(toResponse);
}

function toResponse(event: CloudEvent): SandboxEventResponse {
  const { id, type, subject, time } = event;
  const data = isWebhookType(type) ? webhookData(event) : { ...factsOf(event) };
  return { id, type, subject, time, data };
}
