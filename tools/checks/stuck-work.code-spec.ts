import fs from 'node:fs';
import path from 'node:path';
import { toServiceState } from '../../apps/gateway/src/operations/operations.dto';

const KIND = /^export class \w+ extends StuckWork \{\n {2}readonly kind = '([\w-]+)';/m;
const KINDS = ['apps', 'libs'].flatMap((root) =>
  fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/src\/.*\.ts$/.test(file) && !file.endsWith('spec.ts'))
    .flatMap((file) => KIND.exec(fs.readFileSync(path.join(root, file), 'utf8'))?.[1] ?? []),
);

describe('work that is stuck', () => {
  it('is found', () => {
    expect(KINDS.length).toBeGreaterThan(5);
  });

  it.each(KINDS)('is counted for the operator: %s', (kind) => {
    const told = { service: 'docs', brokerUp: true, waiting: 0, oldestSeconds: 0 };
    const counts = Object.values(toServiceState('docs', { ...told, stuck: { [kind]: 7 } }));
    expect(counts).toContain(7);
  });
});
