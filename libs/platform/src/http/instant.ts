import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDate, IsOptional, isISO8601 } from 'class-validator';

const STRICT = { strict: true, strictSeparator: true };

const toDate = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && isISO8601(value, STRICT) ? new Date(value) : value;

const isInstant = (): PropertyDecorator =>
  IsDate({ message: ({ property }) => `${property} must be an instant in ISO 8601` });

/** An instant: ISO 8601, a date that exists. The property becomes a Date. */
export const Instant = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'string', format: 'date-time' }),
    Transform(toDate),
    isInstant(),
  );

/** The same, optional. */
export const OptionalInstant = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: 'string', format: 'date-time' }),
    Transform(toDate),
    IsOptional(),
    isInstant(),
  );
