import { randomBytes } from 'node:crypto';
import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '@palisade/kernel';

/** OWASP's least for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes a thread and 19 MiB each: so many at once, so many waiting, more are sent away. */
const MAX_RUNNING = 4;
const MAX_WAITING = 100;

/** Hashes and checks passwords without letting a crowd of sign-ins take the machine. */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private nobodysHash: string;

  async onModuleInit(): Promise<void> {
    this.nobodysHash = await hash(randomBytes(32), COST);
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(prepared(password), COST));
  }

  /** Whether it is the password; takes as long for a person who has none as for one who has. */
  async isRight(password: string, passwordHash: string | null): Promise<boolean> {
    const isMatch = await verify(passwordHash ?? this.nobodysHash, prepared(password));
    return isMatch && passwordHash !== null;
  }

  /** Runs work that hashes when its turn has come; 503 when too many wait already. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= MAX_RUNNING) {
      if (this.waiting.length >= MAX_WAITING) throw tooBusy();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

/** One spelling for what looks alike, whatever keyboard or system composed it. */
const prepared = (password: string): string => password.normalize('NFKC');

function tooBusy(): DomainError {
  const detail = 'Too many people sign in right now. Please try again in a moment.';
  return new DomainError('SIGN_IN_BUSY', detail, 503);
}
