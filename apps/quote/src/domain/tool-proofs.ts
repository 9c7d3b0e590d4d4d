import type { EventData, SecurityConnectorType } from '@palisade/contracts';
import type { SecurityControl } from '@palisade/trade';
import { CLOUD_TOOLS } from '@palisade/trade';

/** What a tool judged of one of our controls. */
export type JudgedControl = NonNullable<
  EventData<'connector.score-changed.v1'>['controls']
>[number];

/** A connected security tool of an insured, with what it judged. */
export interface ToolProof {
  id: string;
  connectorType: SecurityConnectorType;
  /** What people call it. */
  name: string;
  controls: readonly JudgedControl[];
}

/** What tools must show: a control that so much of passes, in percent, or so many clouds that answer. */
export interface AskedOfTools {
  connector: 'TOOL' | 'CLOUD';
  metric: SecurityControl | 'CONNECTED';
  gte: number;
}

/** What shows it, in one line that a timeline tells. */
export interface Shown {
  connectionId: string;
  text: string;
}

/** What shows that a condition is met; null where nothing does. */
export function shownBy(asked: AskedOfTools, proofs: readonly ToolProof[]): Shown | null {
  return asked.connector === 'CLOUD' ? connected(asked.gte, proofs) : judged(asked, proofs);
}

function connected(atLeast: number, proofs: readonly ToolProof[]): Shown | null {
  const clouds = proofs.filter(({ connectorType }) =>
    CLOUD_TOOLS.some((cloud) => cloud === connectorType),
  );
  const [first] = clouds;
  if (!first || clouds.length < atLeast) return null;
  const text = `${clouds.map(({ name }) => name).join(', ')} connected`;
  return { connectionId: first.id, text };
}

function judged({ metric, gte }: AskedOfTools, proofs: readonly ToolProof[]): Shown | null {
  const rows = proofs.flatMap(({ id, name, controls }) =>
    controls.filter(({ control }) => control === metric).map((one) => ({ ...one, id, name })),
  );
  const passed = rows.reduce((sum, row) => sum + row.passed, 0);
  const of = rows.reduce((sum, row) => sum + row.passed + row.failed, 0);
  const [first] = rows;
  if (!first || !of || (100 * passed) / of < gte) return null;
  const text = `${first.name}, ${passed} of ${of}: ${first.evidence}`;
  return { connectionId: first.id, text };
}
