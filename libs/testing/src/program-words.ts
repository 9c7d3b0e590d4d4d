const ID = '[0-9a-f]{8}-[0-9a-f]{4}-';
const KEY = '\\b[A-Z]+_[A-Z_]+\\b';
const TEXT_KEY = '\\b[a-z]+\\.[a-z]+\\.[A-Za-z_]+\\b';
const ADDRESSES = /\S+@\S+|https?:\/\/\S+/g;

/** The first id, enumeration key or key of a text that people would read; addresses may look like one. */
export const programWordIn = (text: string): string | undefined =>
  new RegExp(`${ID}|${KEY}|${TEXT_KEY}`).exec(text.replace(ADDRESSES, ''))?.[0];
