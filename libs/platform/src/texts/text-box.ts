import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { MessageFolder } from '../mail/message-folder';
import { Clock } from '../process/clock';
import type { TextMessage } from './text-sender';
import { TextSender } from './text-sender';

/** A text message in the local folder. */
export interface StoredText extends TextMessage {
  /** ISO 8601. */
  sent: string;
}

/** Text messages in a folder of this host, one file a message: nothing leaves the machine. */
@Injectable()
export class TextBox extends TextSender {
  private readonly folder: MessageFolder<StoredText>;

  constructor(
    { values }: Config,
    private readonly clock: Clock,
  ) {
    super();
    this.folder = new MessageFolder(path.join(values.DATA_DIR, 'texts'));
  }

  /** Resolves when the whole message is on disk. */
  async send(message: TextMessage): Promise<void> {
    await this.folder.add({ sent: this.clock.now().toISOString(), ...message });
  }

  /** The newest messages first, at most 200. */
  list(): Promise<StoredText[]> {
    return this.folder.list();
  }
}
