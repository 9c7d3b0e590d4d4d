/** One event on its way: an id that never repeats, a topic, and the subject that keeps its order. */
export interface Message {
  id: string;
  topic: string;
  subject: string;
  /** The CloudEvent as JSON text. */
  body: string;
}

/** A message that no consumer could handle, kept for a person to look at. */
export interface DeadMessage extends Message {
  attempts: number;
  error: string;
  died: Date;
}

/**
 * Handles one message; a throw leads to another delivery, in the end to the dead. A repeated one
 * was delivered before, and that had no end.
 */
export type MessageHandler = (message: Message, isRepeated: boolean) => Promise<void>;

/** Handle of a subscription. */
export interface Subscription {
  /** Takes no more messages and waits for those in work. */
  close(): Promise<void>;
}

/** Deliveries of one message before it is dead. */
export const MAX_ATTEMPTS = 5;

/** The same for a message that waits for another one; minutes, so that it may come. */
export const PATIENT_ATTEMPTS = 20;

/** The same while a needed part is away or full: a day, at half a minute each, so that it is mended. */
export const AWAY_ATTEMPTS = 2_880;

/**
 * The way of events between services. At least once, in order within a subject; every adapter
 * passes the same contract test.
 */
export abstract class Broker {
  /** Resolves when the messages are durable in every queue bound to their topic. */
  abstract publish(messages: Message[]): Promise<void>;
  /** Binds a queue to topics (exact names, or `#` for all) and consumes it. */
  abstract subscribe(
    queue: string,
    topics: string[],
    handler: MessageHandler,
  ): Promise<Subscription>;
  /** Binds a queue without consuming it, so that nothing published from now on is missed. */
  abstract bind(queue: string, topics: string[]): Promise<void>;
  /** The dead messages of a queue, the oldest first. */
  abstract dead(queue: string): Promise<DeadMessage[]>;
  /** How many dead messages a queue has, without reading them. */
  abstract countDead(queue: string): Promise<number>;
  /** Gives a dead message its attempts back; false when there is none with this id. */
  abstract revive(queue: string, id: string): Promise<boolean>;
  /** Throws when the broker cannot be reached. */
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}
