import type { DomainError } from '@palisade/kernel';
import { PasswordHasher } from './password-hasher';

describe('PasswordHasher', () => {
  it('knows its own hashes, however the password was composed', async () => {
    const hasher = new PasswordHasher();
    await hasher.onModuleInit();
    const passwordHash = await hasher.hash('Caf\u00e9-Terrace-9');
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.isRight('Cafe\u0301-Terrace-9', passwordHash)).toBe(true);
    expect(await hasher.isRight('Cafe-Terrace-9', passwordHash)).toBe(false);
    expect(await hasher.isRight('Café-Terrace-9', null)).toBe(false);
  });

  it('reads a password to its end, beyond 72 bytes too', async () => {
    const hasher = new PasswordHasher();
    const long = 'Aa1!'.repeat(30);
    const passwordHash = await hasher.hash(`${long}x`);
    expect(await hasher.isRight(`${long}y`, passwordHash)).toBe(false);
    expect(await hasher.isRight(`${long}x`, passwordHash)).toBe(true);
  });

  it('leaves the thread to others while it hashes', async () => {
    const hasher = new PasswordHasher();
    await hasher.onModuleInit();
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const passwordHash = await hasher.hash('Cafe-Terrace-9');
    const whileHashing = turns;
    await hasher.isRight('Cafe-Terrace-9', passwordHash);
    isDone = true;
    expect(whileHashing).toBeGreaterThan(1);
    expect(turns - whileHashing).toBeGreaterThan(1);
  });

  it('runs four at once, lets a hundred wait in their order and sends the rest away', async () => {
    const hasher = new PasswordHasher();
    const finish: (() => void)[] = [];
    const order: number[] = [];
    let most = 0;
    const work = (name: number) => async (): Promise<void> => {
      order.push(name);
      most = Math.max(most, finish.length + 1);
      await new Promise<void>((resolve) => finish.push(resolve));
    };
    const crowd = Array.from({ length: 104 }, (_, name) => hasher.inTurn(work(name)));
    const refusal = await hasher.inTurn(work(104)).catch((error: DomainError) => error);
    expect(refusal).toMatchObject({ status: 503, code: 'SIGN_IN_BUSY' });
    for (let ended = 0; ended < crowd.length; ended += 1) {
      finish.shift()?.();
      await crowd[ended];
      await new Promise(setImmediate);
    }
    expect(most).toBe(4);
    expect(order).toEqual(Array.from({ length: 104 }, (_, name) => name));
    await expect(hasher.inTurn(() => Promise.resolve('free again'))).resolves.toBe('free again');
  });

  it('gives a turn back when the work fails', async () => {
    const hasher = new PasswordHasher();
    const failing = (): Promise<never> => Promise.reject(new Error('no'));
    for (let turn = 0; turn < 9; turn += 1) {
      await expect(hasher.inTurn(failing)).rejects.toThrow('no');
    }
    await expect(hasher.inTurn(() => Promise.resolve(1))).resolves.toBe(1);
  });
});
