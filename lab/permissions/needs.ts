import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** A row of the hand-kept table of who may call what. */
export interface NeedRow {
  /** Method and path, as the documents have it. */
  operation: string;
  /** `public`, `any` for whoever has signed in, or all the permissions that are needed. */
  needs: string;
  /**
   * `yes` where the holder of a mailed link may call what is open to everybody; `people` where none but
   * people call, because they approve what others began.
   */
  links: string;
  /** Account types by the product specification; empty for calls that are ours. */
  who: string;
  /** Why others than those of `who` may call, or fewer. */
  why: string;
}

/** The table of who may call what, kept by hand apart from the code. */
export function readNeedRows(): NeedRow[] {
  return parse(fs.readFileSync(path.join(__dirname, 'needs.csv')), { columns: true });
}

/**
 * The account types that may call by a row: `PUBLIC`, `ANY` or their names, sorted; `roles` are
 * account types with the permissions of one of their roles.
 */
export function typesLetIn(
  { needs }: Pick<NeedRow, 'needs'>,
  roles: readonly { accountType: string; permissions: readonly string[] }[],
): string {
  if (needs === 'public') return 'PUBLIC';
  if (needs === 'any') return 'ANY';
  const letIn = roles.filter(({ permissions }) =>
    needs.split(' ').every((name) => permissions.includes(name)),
  );
  return [...new Set(letIn.map(({ accountType }) => accountType))].sort().join(' ');
}
