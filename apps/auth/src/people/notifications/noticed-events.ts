import type { EventType } from '@palisade/contracts';
import { EVENTS, typesOf } from '@palisade/contracts';

/** What a payload tells of those who work on a row (`workersToldBy`). */
const OF_WORKERS = ['agent', 'assignedUnderwriterId', 'assignedUserId', 'handlerId'];

const tellsOfWorkers = (type: EventType): boolean =>
  OF_WORKERS.some((field) => Object.hasOwn(fieldsOf(type), field));

const fieldsOf = (type: EventType): object => {
  const { payload, ...contract } = EVENTS[type];
  return { ...payload, ...('addedLater' in contract ? contract.addedLater : {}) };
};

/** The events that become notices, and those that tell who works on the rows which they are about. */
export const NOTICED_EVENTS: readonly EventType[] = (Object.keys(EVENTS) as EventType[]).filter(
  (type) => typesOf('notification').includes(type) || tellsOfWorkers(type),
);
