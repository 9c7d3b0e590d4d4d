import { appendFileSync } from 'node:fs';

/** A call as it was made and answered. */
export interface RecordedCall {
  method: string;
  path: string;
  status: number;
  type: string | null;
  request?: string;
  answer: string;
}

/** Adds a call to the file that `npm run record:examples` reads, when it runs the suites. */
export function recordCall(call: RecordedCall): void {
  const file = process.env.RECORD_CALLS;
  if (file) appendFileSync(file, `${JSON.stringify(call)}\n`);
}
