/** A file that goes with a mail. */
export interface Attachment {
  name: string;
  /** The media type. */
  type: string;
  /** In base64. */
  content: string;
}

/** One mail to one person. */
export interface Mail {
  /** The same each time that the mail is sent: receivers tell a second copy by it. */
  id: string;
  to: string;
  subject: string;
  /** Plain text; the links in it work. */
  text: string;
  /** The same for programs that show it laid out. */
  html?: string;
  attachments?: Attachment[];
}

/** Sends mail; which adapter runs is chosen from the configuration. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
