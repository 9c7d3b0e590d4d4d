/** One text message to one telephone. */
export interface TextMessage {
  /** The same each time that the message is sent: receivers tell a second copy by it. */
  id: string;
  /** The number in its stored form. */
  to: string;
  text: string;
}

/** Sends text messages; which adapter runs is chosen from the configuration. */
export abstract class TextSender {
  /** Throws 409 where no text message can be sent. */
  checkReady(): void {
    // Ready, unless a way of sending knows better.
  }

  abstract send(message: TextMessage): Promise<void>;
}
