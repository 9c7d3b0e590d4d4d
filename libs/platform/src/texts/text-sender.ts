/** One text message to one telephone. */
export interface TextMessage {
  /** The number in its stored form. */
  to: string;
  text: string;
}

/** Sends text messages; which adapter runs is chosen from the configuration. */
export abstract class TextSender {
  abstract send(message: TextMessage): Promise<void>;
}
