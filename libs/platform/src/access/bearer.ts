import type { IncomingHttpHeaders } from 'node:http';

/** A scheme is written in any case (RFC 9110 §11.1). */
const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The token that a request shows; empty when it shows none. */
export const bearerTokenOf = ({ authorization = '' }: IncomingHttpHeaders): string =>
  BEARER.exec(authorization)?.[1] ?? '';
