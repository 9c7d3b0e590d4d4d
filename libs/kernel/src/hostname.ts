import { TEXT_LIMITS } from './text-limits';

const HOSTNAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** What a person reads when a domain or host name is refused (Spec 2 §5). */
export const HOSTNAME_MESSAGE = 'Not a valid domain name';

/** Whether a text is the name of a domain or host, in lower case. */
export const isHostname = (text: string): boolean =>
  text.length <= TEXT_LIMITS.hostname && HOSTNAME.test(text);
