import { problemMessage } from '../../../lib/problem';
import { SubmitKeys, type SubmitKey } from '../../../lib/submit-key';

/** A row for which a call was refused, and why. */
export interface Failure<Row> {
  row: Row;
  reason: string;
}

/** The keys of the rows of a dialog: what got no answer is sent again under the key it had. */
export class RowKeys {
  private readonly keys = new Map<string, SubmitKeys>();

  of(id: string): SubmitKeys {
    const known = this.keys.get(id) ?? new SubmitKeys();
    this.keys.set(id, known);
    return known;
  }
}

interface Run<Row> {
  keys: RowKeys;
  values: object;
  act: (row: Row, key: SubmitKey, values: object) => Promise<unknown>;
  onStep: (done: number) => void;
}

/** Does one thing with each row, one after the other; what is refused does not stop the others. */
export async function runBulk<Row extends { id: string }>(
  rows: readonly Row[],
  { keys, values, act, onStep }: Run<Row>,
): Promise<Failure<Row>[]> {
  const failures: Failure<Row>[] = [];
  for (const [index, row] of rows.entries()) {
    const own = keys.of(row.id);
    try {
      await act(row, own.keyFor(values), values);
      own.settle();
    } catch (error) {
      own.settle(error);
      failures.push({ row, reason: problemMessage(error) });
    }
    onStep(index + 1);
  }
  return failures;
}
