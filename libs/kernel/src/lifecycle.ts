import { DomainError } from './domain-error';

/** One row of a lifecycle: the statuses that allow the action and the status it leads to. */
export interface Transition<Status extends string> {
  readonly from: readonly Status[];
  /** `same` keeps the status: the action is only limited by it. */
  readonly to: Status | 'same';
}

/** A lifecycle as a table: one row per action. */
export type Transitions<Status extends string, Action extends string> = Readonly<
  Record<Action, Transition<Status>>
>;

/** What happened, before the platform adds the envelope. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
}

/** The answer of a business rule: what changes in the row, and what others are told. */
export interface Decision<Patch, Event extends DomainEvent = DomainEvent> {
  readonly patch: Patch;
  readonly events: readonly Event[];
}

/** The status after an action; throws `ILLEGAL_TRANSITION` (409) when the status forbids it. */
export function nextStatus<Status extends string, Action extends string>(
  table: Transitions<Status, Action>,
  status: Status,
  action: Action,
): Status {
  const { from, to } = table[action];
  if (!from.includes(status)) {
    const detail = `The action "${action}" is not allowed in status ${status}.`;
    throw new DomainError('ILLEGAL_TRANSITION', detail, 409);
  }
  return to === 'same' ? status : to;
}

/** The actions that the table allows in a status, in the order of the table. */
export function allowedActions<Status extends string, Action extends string>(
  table: Transitions<Status, Action>,
  status: Status,
): Action[] {
  return (Object.keys(table) as Action[]).filter((action) => table[action].from.includes(status));
}

/** What a lifecycle is checked against: all its statuses, where it starts and where it may end. */
export interface LifecycleShape<Status extends string> {
  readonly statuses: readonly Status[];
  /** Statuses that a new row may have. */
  readonly initial: readonly Status[];
  /** Statuses that nothing leaves. */
  readonly terminal: readonly Status[];
}

/** Every defect of a lifecycle as a sentence; an empty list means that the table is sound. */
export function validateTransitions<Status extends string, Action extends string>(
  table: Transitions<Status, Action>,
  shape: LifecycleShape<Status>,
): string[] {
  const known = new Set<string>(shape.statuses);
  const rows = Object.entries<Transition<Status>>(table);
  const reached = reachable(table, shape.initial);
  const isLeft = (status: Status) =>
    rows.some(([, { from, to }]) => from.includes(status) && to !== 'same' && to !== status);
  const unknown = rows.flatMap(([action, { from, to }]) =>
    [...from, to]
      .filter((status) => status !== 'same' && !known.has(status))
      .map((status) => `Action ${action} names ${status}, which is not a status.`),
  );
  return [
    ...unknown,
    ...shape.statuses
      .filter((status) => !reached.has(status))
      .map((status) => `Status ${status} is unreachable.`),
    ...shape.statuses
      .filter((status) => !isLeft(status) && !shape.terminal.includes(status))
      .map((status) => `Status ${status} is dangling: nothing leaves it and it is not terminal.`),
    ...shape.terminal
      .filter(isLeft)
      .map((status) => `Status ${status} is terminal, yet an action leaves it.`),
  ];
}

function reachable<Status extends string, Action extends string>(
  table: Transitions<Status, Action>,
  initial: readonly Status[],
): Set<Status> {
  const reached = new Set(initial);
  // A set visits what is added while it is walked, so this follows every path once.
  for (const status of reached) {
    for (const action of allowedActions(table, status)) {
      reached.add(nextStatus(table, status, action));
    }
  }
  return reached;
}

/** The table as a Mermaid state diagram, for the documentation. */
export function mermaidDiagram<Status extends string, Action extends string>(
  table: Transitions<Status, Action>,
  shape: LifecycleShape<Status>,
): string {
  // Mermaid ids allow no blanks, and several statuses have one (IN FORCE).
  const id = (status: string) => status.replace(/\W+/g, '_');
  const label = (action: string) => action.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const edges = (Object.keys(table) as Action[]).flatMap((action) =>
    table[action].from.map(
      (from) => `  ${id(from)} --> ${id(nextStatus(table, from, action))} : ${label(action)}`,
    ),
  );
  return [
    'stateDiagram-v2',
    ...shape.statuses
      .filter((status) => id(status) !== status)
      .map((status) => `  state "${status}" as ${id(status)}`),
    ...shape.initial.map((status) => `  [*] --> ${id(status)}`),
    ...edges,
    ...shape.terminal.map((status) => `  ${id(status)} --> [*]`),
    '',
  ].join('\n');
}
