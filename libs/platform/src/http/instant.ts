import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDate, IsOptional, isISO8601 } from 'class-validator';

const STRICT = { strict: true, strictSeparator: true };

/** An optional instant of a query: ISO 8601, a date that exists. The property becomes a Date. */
export const OptionalInstant = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: 'string', format: 'date-time' }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && isISO8601(value, STRICT) ? new Date(value) : value,
    ),
    IsOptional(),
    IsDate({ message: ({ property }) => `${property} must be an instant in ISO 8601` }),
  );
