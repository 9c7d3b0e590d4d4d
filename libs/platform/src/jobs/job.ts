import type { Problem } from '../problems/problem';

/** Where a job is: it waits, runs, or has come to one of its three ends. */
export const JOB_STATUSES = ['WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;

/** One of them. */
export type JobStatus = (typeof JOB_STATUSES)[number];

/** A job begun so often without an end takes its process with it each time, or can not be done. */
export const TRIES = 3;

/** The code of a job that was given up after its last try; a rule refuses by codes of its own. */
export const GIVEN_UP = 'JOB_FAILED';

/** Of all jobs, those that were given up. */
export const IS_GIVEN_UP = `status = 'FAILED' and problem ->> 'code' = '${GIVEN_UP}'`;

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
}

/** What a run tells of itself; throws when the job is no longer its own. */
export type OnProgress = (done: number, total: number) => Promise<void>;

/** A kind of long work; every provider of a service that extends this is run by its jobs. */
export abstract class LongWork<Input extends object = object> {
  abstract readonly kind: string;

  /** Does it from the beginning; a `DomainError` is the answer to whoever asked. */
  abstract run(input: Input, onProgress: OnProgress): Promise<object>;
}
