/** The signs of a code: none of them is taken for another. */
export const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 32 signs to the 20th: nobody guesses one. */
export const CODE_LENGTH = 20;

const GROUP = /(.{5})(?=.)/g;

/** A code of random bytes, in groups that people can read out. */
export const codeOf = (bytes: Uint8Array): string =>
  [...bytes.slice(0, CODE_LENGTH)]
    .map((byte) => CODE_SIGNS[byte % CODE_SIGNS.length])
    .join('')
    .replace(GROUP, '$1-');

/** A code as somebody typed it, as it is stored. */
export const readCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(GROUP, '$1-');
