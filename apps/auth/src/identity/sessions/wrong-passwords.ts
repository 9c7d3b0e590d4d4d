import { Injectable } from '@nestjs/common';
import { newId } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import {
  KNOWN_DEVICE_MS,
  MAX_WRONG_PASSWORDS,
  waitMs,
  WRONG_PASSWORD_WINDOW_MS,
} from '../../domain/sign-in-pace';

/** Where a sign-in comes from and whom it names. */
export interface SignInOrigin {
  /** In lower case; perhaps nobody's. */
  email: string;
  address: string;
}

interface Row {
  ofAccount: Date[];
  ofAddress: Date[];
  ofDevice: Date[];
  isKnown: boolean;
}

const newest = (filter: string): string =>
  `array(select occurred from wrong_password where ${filter} and occurred > $3
   order by occurred desc limit ${MAX_WRONG_PASSWORDS})`;

const READ = `
  select ${newest('email = $1')} as "ofAccount", ${newest('address = $2')} as "ofAddress",
    ${newest('email = $1 and address = $2')} as "ofDevice",
    exists (select 1 from known_device join app_user on id = user_id
      where email = $1 and address = $2 and last_used > $4) as "isKnown"
`;

/** Remembers wrong passwords, of known and unknown people alike. */
@Injectable()
export class WrongPasswords {
  constructor(private readonly dataSource: DataSource) {}

  /** Milliseconds until the next try is allowed, 0 for now. */
  async waitMs({ email, address }: SignInOrigin, now: Date): Promise<number> {
    const before = (ms: number): Date => new Date(now.getTime() - ms);
    const [{ isKnown, ...wrong }]: [Row] = await this.dataSource.query(READ, [
      email,
      address,
      before(WRONG_PASSWORD_WINDOW_MS),
      before(KNOWN_DEVICE_MS),
    ]);
    return waitMs(wrong, isKnown, now);
  }

  async add({ email, address }: SignInOrigin, now: Date): Promise<void> {
    await this.dataSource.query(
      'insert into wrong_password (id, email, address, occurred) values ($1, $2, $3, $4)',
      [newId(), email, address, now],
    );
  }
}

/** A right password forgives this device its mistakes and makes it a known one. */
export async function forgive(
  em: EntityManager,
  userId: string,
  { email, address }: SignInOrigin,
  now: Date,
): Promise<void> {
  await em.query(
    `with forgiven as (delete from wrong_password where email = $4 and address = $2)
     insert into known_device (user_id, address, last_used) values ($1, $2, $3)
     on conflict (user_id, address) do update set last_used = $3`,
    [userId, address, now, email],
  );
}
