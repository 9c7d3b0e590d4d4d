import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { isTimeZone } from '@palisade/kernel';
import { currentContext } from './context';

/** The call answers in the days of who reads (`readerZone`). */
export const InReadersDays = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'timezone',
      required: false,
      description: 'The IANA zone whose days are meant; UTC without one that is known.',
    }),
  );

/** In whose days the caller reads, by the `timezone` header; UTC without one that is known. */
export function readerZone(): string {
  const zone = currentContext()?.timeZone;
  return zone !== undefined && isTimeZone(zone) ? zone : 'UTC';
}
