import type { CustomTypesConfig } from 'pg';
import { types } from 'pg';

/** `date` and `date[]`, by the numbers that the catalogue of PostgreSQL gives them. */
const DATE = types.builtins.DATE;
const DATE_ARRAY = 1182;
const TEXT_ARRAY = 1009;

/**
 * How each connection of a service reads what the database answers: a date is the text of the day, a
 * `PlainDate`. The driver alone would make it a moment in the time zone of the process, which no
 * comparison with a text ever finds smaller.
 */
export const DATES_AS_TEXT: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary'): unknown => {
    if (format === 'binary') return types.getTypeParser(oid, format);
    if (oid === DATE) return String;
    return types.getTypeParser(oid === DATE_ARRAY ? TEXT_ARRAY : oid);
  }) as CustomTypesConfig['getTypeParser'],
};
