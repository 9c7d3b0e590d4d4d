import { isIP } from 'node:net';

/** Reads the text of an environment variable; throws a sentence that names it when it is not valid. */
export type Parse<T> = (text: string, key: string) => T;

/** Whether a text is an address of http or https. */
export const isHttpAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Any text, as it is. */
export const text = (text: string): string => text;

/** A whole number, 0 or more. */
export const number = (text: string, key: string): number => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(value) || value < 0) {
    throw new Error(`${key} must be a whole number, not "${text}".`);
  }
  return value;
};

/** A whole number up to a bound. */
export const atMost =
  (max: number): Parse<number> =>
  (text, key) => {
    const value = number(text, key);
    if (value > max) throw new Error(`${key} must be at most ${max}, not ${value}.`);
    return value;
  };

/** `true` or `false`. */
export const flag = (text: string, key: string): boolean => {
  if (text !== 'true' && text !== 'false') throw new Error(`${key} must be true or false.`);
  return text === 'true';
};

/** A URL, without the slash at its end. */
export const url = (text: string, key: string): string => {
  if (!URL.canParse(text)) throw new Error(`${key} must be a URL, not "${text}".`);
  return text.replace(/\/$/, '');
};

/** An address of http or https, or none. */
export const webhook = (text: string, key: string): string => {
  if (text === '' || isHttpAddress(text)) return text;
  throw new Error(`${key} must be an http or https URL.`);
};

/** Networks as an address and the number of its fixed bits, commas between them. */
export const networks = (text: string, key: string): string => {
  for (const network of text.split(',').filter(Boolean)) {
    const [address, bits, ...rest] = network.trim().split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    const isNetwork = isIP(address) !== 0 && /^\d{1,3}$/.test(bits ?? '') && Number(bits) <= most;
    if (!isNetwork || rest.length) throw new Error(`${key} must be networks, not "${network}".`);
  }
  return text;
};

/** tcp://host:port, or none. */
export const scanner = (text: string, key: string): string => {
  if (text === '' || /^tcp:\/\/[^/]+:\d+$/.test(text)) return text;
  throw new Error(`${key} must be tcp://host:port.`);
};

/** `postgres`, or the URL of RabbitMQ. */
export const broker = (text: string, key: string): string => {
  if (text === 'postgres' || /^amqps?:/.test(url(text, key))) return text;
  throw new Error(`${key} must be postgres or an amqp URL.`);
};

/** 32 bytes in base64. */
export const secret = (text: string, key: string): Buffer => {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== 32) throw new Error(`${key} must be 32 bytes in base64.`);
  return bytes;
};

/** One of some words. */
export const oneOf =
  <T extends string>(...values: T[]) =>
  (text: string, key: string): T => {
    if (!values.includes(text as T)) throw new Error(`${key} must be one of ${values.join(', ')}.`);
    return text as T;
  };
