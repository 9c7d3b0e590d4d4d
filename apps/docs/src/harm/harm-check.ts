import { Injectable } from '@nestjs/common';
import { Config, FileRefused, harmfulFile, partAway, ReadingRoom } from '@palisade/platform';
import { askClamd } from './clamd';

/** How long and in which lane a file is looked into, and what ends that. */
export interface Look {
  ms?: number;
  lane?: string;
  signal?: AbortSignal;
}

/**
 * Looks for harmful code in what comes from outside: by the test signature that every scanner knows, also where
 * it is packed, and by ClamAV where one is named.
 */
@Injectable()
export class HarmCheck {
  constructor(
    private readonly room: ReadingRoom,
    private readonly config: Config,
  ) {}

  /** Throws `FileRefused` (400) for a harmful file, and 503 while the scanner is away. */
  async look(file: Buffer, look: Look = {}): Promise<void> {
    await this.room.read('harm', file, null, look);
    const scanner = this.config.values.VIRUS_SCANNER_URL;
    if (scanner) await this.scan(new URL(scanner), file, look.signal);
  }

  private async scan({ hostname: host, port }: URL, file: Buffer, signal?: AbortSignal) {
    const asked = askClamd({ host, port: Number(port) }, file, signal);
    const found = await asked.catch((error: unknown) => {
      throw scannerAway(error);
    });
    if (found.harm !== null) throw harmfulFile();
    if ('isTooLarge' in found) {
      const detail =
        'The file was refused: the virus scanner does not look into files of its size.';
      throw new FileRefused('size', detail);
    }
  }
}

function scannerAway(cause: unknown): Error {
  const detail = 'The virus scanner does not answer right now. Send the file again in a moment.';
  const away = partAway('SCANNER_AWAY', detail);
  away.cause = cause;
  return away;
}
