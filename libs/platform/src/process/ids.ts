import { randomBytes, randomFillSync } from 'node:crypto';

const ID_BYTES = 16;
const SUPPLY_BYTES = 4_096;
const supply = Buffer.alloc(SUPPLY_BYTES);
let used = supply.length;
let lastMs = 0;
let sequence = 0;

/**
 * A UUID version 7 (RFC 9562): 48 bits of Unix milliseconds, then a counter that keeps ids of one
 * process in the order of their making, then random bits.
 */
export function newId(): string {
  const now = Date.now();
  if (now > lastMs) {
    lastMs = now;
    sequence = supplied(2).readUInt16BE() & 0x07ff;
  } else if (++sequence > 0x0fff) {
    lastMs += 1;
    sequence = 0;
  }
  const bytes = supplied(ID_BYTES);
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes[8] = 0x80 | (bytes[8] & 0x3f);
  const hex = bytes.toString('hex');
  const cuts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return [...cuts, hex.slice(20)].join('-');
}

/** A few random bytes (as many as the supply at most) in hexadecimal digits, for what must differ and is no secret. */
export const randomHex = (bytes: number): string => supplied(bytes).toString('hex');

/** Bytes of a supply, because the system's source costs more than all the rest of an id. */
function supplied(bytes: number): Buffer {
  if (used + bytes > supply.length) {
    randomFillSync(supply);
    used = 0;
  }
  used += bytes;
  return supply.subarray(used - bytes, used);
}

/** A secret of 256 random bits in base64url, for links, codes and refresh tokens. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
