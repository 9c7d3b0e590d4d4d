import fs from 'node:fs';
import path from 'node:path';

const KIND = /^export class \w+ extends StuckWork \{\n {2}readonly kind = '([\w-]+)';/m;
const KINDS = ['apps', 'libs'].flatMap((root) =>
  fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/src\/.*\.ts$/.test(file) && !file.endsWith('spec.ts'))
    .flatMap((file) => KIND.exec(fs.readFileSync(path.join(root, file), 'utf8'))?.[1] ?? []),
);

const STATE = fs.readFileSync('apps/gateway/src/operations/operations.dto.ts', 'utf8');

describe('work that is stuck', () => {
  it('is found', () => {
    expect(KINDS.length).toBeGreaterThan(5);
  });

  it.each(KINDS)('is counted for the operator: %s', (kind) => {
    const place = /^\w+$/.test(kind) ? `stuck.${kind} ` : `stuck['${kind}'] `;
    expect(STATE).toContain(place);
  });
});
