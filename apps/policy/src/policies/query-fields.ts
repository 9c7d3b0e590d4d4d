import { isPlainDate } from '@palisade/kernel';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

/** A list of a query that may hold one value only. */
export const listed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value : [value]));

/** True or false of a query. */
export const truth = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    value === 'true' ? true : value === 'false' ? false : value,
  );

/** A text without blanks around it. */
export const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** A date of the calendar, YYYY-MM-DD. */
export const plainDate = (): PropertyDecorator =>
  ValidateBy({
    name: 'isPlainDate',
    validator: {
      validate: (value) => typeof value === 'string' && isPlainDate(value),
      defaultMessage: () => 'Not a valid date',
    },
  });
