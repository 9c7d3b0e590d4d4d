import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { COMPUTES } from '../openapi/writes';

/** How a route deals with idempotency keys; set by the decorators below. */
export interface WriteRules {
  /** The call changes nothing: a key is ignored, without SQL. */
  computes?: boolean;
  /** The answer carries a secret and is never stored. */
  isSecret?: boolean;
  /** The call asks a party outside between its transactions, which therefore stay apart. */
  actsOutside?: boolean;
  /** The call also previews: `Prefer: dry-run` saves nothing. */
  previews?: boolean;
  /** Days for which the answer is kept. */
  keepDays?: number;
}

/** Metadata key of a route's write rules. */
export const WRITE_RULES = 'palisade:write-rules';

const MONEY_DAYS = 30;

/** A decorator of a route, or of all routes of a controller, that sets some of its rules. */
export const rule = (rules: WriteRules): MethodDecorator & ClassDecorator => {
  const decorate = (target: object, name?: string | symbol, property?: PropertyDescriptor) => {
    const holder: object = (property?.value as object | undefined) ?? target;
    const known = Reflect.getMetadata(WRITE_RULES, holder) as WriteRules | undefined;
    const set = SetMetadata(WRITE_RULES, { ...known, ...rules }) as MethodDecorator;
    set(target, name as string, property as PropertyDescriptor);
  };
  return applyDecorators(decorate as MethodDecorator);
};

/** The call only computes: it accepts an idempotency key and ignores it. */
export const Computes = (): MethodDecorator & ClassDecorator =>
  applyDecorators(rule({ computes: true }), ApiExtension(COMPUTES, true));

/** The answer carries a secret: a repeat is told that the call was made, and never the answer. */
export const AnswersSecret = (): MethodDecorator & ClassDecorator => rule({ isSecret: true });

/** The call moves money or binds: its answer is kept for thirty days. */
export const MovesMoney = (): MethodDecorator & ClassDecorator => rule({ keepDays: MONEY_DAYS });

/**
 * The call waits between its transactions: for a party outside, for a file that is still coming, for its reader.
 * What it did before must stand when the process dies meanwhile, and no connection is held so long, so the
 * transactions are not joined; the answer is stored after the last.
 */
export const ActsOutside = (): MethodDecorator & ClassDecorator => rule({ actsOutside: true });
