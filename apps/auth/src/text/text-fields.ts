import { Transform } from 'class-transformer';

const changed = (change: (text: string) => string | null): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));

/** A text without the blanks around it. */
export const trimmed = (): PropertyDecorator => changed((text) => text.trim());

/** The same; nothing but blanks stands for no text. */
export const emptyAsNull = (): PropertyDecorator => changed((text) => text.trim() || null);

/** The same in lower case, as addresses are stored. */
export const lowerCased = (): PropertyDecorator => changed((text) => text.trim().toLowerCase());

/** The same; nothing but blanks stands for no text. */
export const lowerCasedOrNull = (): PropertyDecorator =>
  changed((text) => text.trim().toLowerCase() || null);
