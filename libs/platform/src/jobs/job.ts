import type { Problem } from '../problems/problem';

/** Where a job is: it waits, runs, or has come to one of its three ends. */
export const JOB_STATUSES = ['WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;

/** One of them. */
export type JobStatus = (typeof JOB_STATUSES)[number];

/** A job begun so often without going further takes its process with it, or can not be done. */
export const TRIES = 3;

/** The code of a job that was given up after its last try; a rule refuses by codes of its own. */
export const GIVEN_UP = 'JOB_FAILED';

/** Of all jobs, those that were given up. */
export const IS_GIVEN_UP = `status = 'FAILED' and problem ->> 'code' = '${GIVEN_UP}'`;

/** What makes a job go on that has failed or waits: at once, with as many tries as a new one. */
export const GO_ON = `status = 'WAITING', tries = 0, waits = 0, problem = null, not_before = null`;

/** Long work that somebody asked for, as its owner sees it. */
export interface Job {
  id: string;
  kind: string;
  status: JobStatus;
  /** Steps that are done; a job that is taken up again begins again. */
  done: number;
  /** Steps in all; null until the work knows. */
  total: number | null;
  result: object | null;
  /** Why it failed, or which needed part it waits for. */
  problem: Problem | null;
  created: Date;
}

/** A job that this process works on. */
export interface ClaimedJob {
  id: string;
  kind: string;
  input: object;
  /** How often it was begun, this time included; no two runs have the same number. */
  claims: number;
  /** How many runs, this one included, did not go further than those before them. */
  tries: number;
  /** How often it was put off since it went further, because a needed part was away. */
  waits: number;
}

/** What a run tells of itself; throws when the job is no longer its own. */
export type OnProgress = (done: number, total: number) => Promise<void>;

/** A kind of long work; every provider of a service that extends this is run by its jobs. */
export abstract class LongWork<Input extends object = object> {
  abstract readonly kind: string;

  /**
   * Does it from the beginning; a `DomainError` is the answer to whoever asked. While a part that it
   * needs is away (503) it waits, and is done again later.
   */
  abstract run(input: Input, onProgress: OnProgress): Promise<object>;
}
