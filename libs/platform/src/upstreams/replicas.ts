/** One process of a service, as this process knows it. */
export interface Replica {
  readonly address: string;
  /** Calls that it is working on for this process. */
  busy: number;
  /** Until then it is asked last. */
  restsUntilMs: number;
}

/** How long a process that could not be reached is left out before it is tried again. */
export const REST_MS = 1_000;

/** The processes of one service and which of them to ask next. */
export class Replicas {
  private readonly all: readonly Replica[];
  private turn = -1;

  constructor(addresses: readonly string[]) {
    this.all = addresses.map((address) => ({ address, busy: 0, restsUntilMs: 0 }));
  }

  /** In the order in which to try them: the least busy first, in turns, those that rest last. */
  inOrder(nowMs: number): Replica[] {
    this.turn = (this.turn + 1) % this.all.length;
    const turned = [...this.all.slice(this.turn), ...this.all.slice(0, this.turn)];
    const rests = ({ restsUntilMs }: Replica): number => Number(restsUntilMs > nowMs);
    return turned.sort((one, other) => rests(one) - rests(other) || one.busy - other.busy);
  }
}
