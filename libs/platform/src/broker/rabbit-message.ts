import type { GetMessage } from 'amqplib';
import type { DeadMessage, Message } from './broker';

/** Name of the queue that keeps the dead of a queue. */
export const deadQueueOf = (queue: string): string => `${queue}.dead`;

/** What of a message travels beside its body. */
export const headersOf = ({ topic, subject }: Message): Record<string, string> => ({
  topic,
  subject,
});

type Received = Pick<GetMessage, 'content' | 'properties'>;

/** A message as it comes from RabbitMQ. */
export function toMessage({ content, properties }: Received): Message {
  const { topic, subject } = (properties.headers ?? {}) as Record<string, string>;
  const id = String(properties.messageId);
  return { id, topic: String(topic), subject: String(subject), body: content.toString() };
}

/** A dead message; one that RabbitMQ laid aside itself tells no reason. */
export function toDeadMessage(received: Received): DeadMessage {
  const headers = (received.properties.headers ?? {}) as Record<string, unknown>;
  const deaths = headers['x-death'] as { time?: { value?: number } }[] | undefined;
  const diedSeconds = deaths?.[0]?.time?.value;
  return {
    ...toMessage(received),
    attempts: Number(headers.attempts ?? headers['x-delivery-count'] ?? 0),
    error: String(headers.error ?? 'Its consumers died again and again.'),
    died: new Date(headers.died ? String(headers.died) : (diedSeconds ?? 0) * 1_000),
  };
}
