import { isPlainDate } from '@palisade/kernel';
import { ValidateBy } from 'class-validator';

/** A date of the calendar, YYYY-MM-DD. */
export const plainDate = (): PropertyDecorator =>
  ValidateBy({
    name: 'isPlainDate',
    validator: {
      validate: (value) => typeof value === 'string' && isPlainDate(value),
      defaultMessage: () => 'Not a valid date',
    },
  });
