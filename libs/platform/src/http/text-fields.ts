import type { ValidationError } from '@nestjs/common';
import { hasControls, oneLine, seenText } from '@palisade/kernel';

/** What is compared as it was typed, or is no text at all. */
const EXACT = /(password|secret|csv|ledes)$/i;
/** What people write in several lines. Every other field is a name or the like: one line. */
const OF_LINES =
  /(text|notes?|reason|reasonSummary|desc|description|comments?|message|details?|explanation|answer|moneyMoved)$/i;

/** Whether a field keeps the lines that it is written in. */
export const keepsLines = (field: string): boolean => EXACT.test(field) || OF_LINES.test(field);

/**
 * Writes each letter of a body in one spelling, and a text in one line where its field is a name or the
 * like, in place. Answers the fields with characters that nobody sees, which none may have.
 */
export function tidyTexts(body: object): ValidationError[] {
  return Object.entries(body).flatMap(([field, value]: [string, unknown]) => {
    if (EXACT.test(field)) return [];
    const tidy = (text: string): string => seenText(OF_LINES.test(field) ? text : oneLine(text));
    if (typeof value === 'string') {
      (body as Record<string, string>)[field] = tidy(value);
      return hasControls(value) ? [faultOf(field, value)] : [];
    }
    if (Array.isArray(value)) {
      const texts = value.filter((one): one is string => typeof one === 'string');
      value.forEach((one, place) => {
        if (typeof one === 'string') value[place] = tidy(one);
      });
      const children = value.flatMap((one, place) => within(String(place), one));
      return [
        ...(texts.some(hasControls) ? [faultOf(field, value)] : []),
        ...(children.length ? [{ property: field, children }] : []),
      ];
    }
    return within(field, value);
  });
}

function within(property: string, value: unknown): ValidationError[] {
  if (!isOfClass(value)) return [];
  const children = tidyTexts(value);
  return children.length ? [{ property, children }] : [];
}

/** Parts of a body that a class describes; what is kept as it is sent is left alone. */
function isOfClass(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const { constructor } = value;
  return ![Object, Date].includes(constructor as DateConstructor) && !ArrayBuffer.isView(value);
}

const faultOf = (property: string, value: unknown): ValidationError => ({
  property,
  value,
  constraints: { hasControls: `${property} has characters that can not be shown` },
});
