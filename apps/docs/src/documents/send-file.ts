import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Document } from './document.entity';

/** A document as the body of an answer, under its own name. */
export function toFile(
  { contentType, fileName, size }: Document,
  content: Readable,
): StreamableFile {
  const plain = fileName.replace(/[^\w. -]/g, '_');
  return new StreamableFile(content, {
    type: contentType,
    length: size,
    disposition: `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  });
}
