import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

// Thousands of paths for each task.
const LIST_BYTES_MAX = 64 * 1024 * 1024;

/** Programs of each kind of task; what they start as a program of its own is named beside them. */
const PROGRAMS: Record<string, string[]> = {
  'claims:metadata': ['gen-metadata.mjs'],
  'claims:bundle': ['build/bundle.mjs'],
  'claims:document': ['generate/write-document.mjs'],
  'claims:client': ['generate/write-client.mjs'],
  'claims:freshness': ['generate/compare.mjs'],
  'workspace:scopes': ['generate/write-scopes.mjs'],
  'workspace:join': ['generate/join.mjs'],
  'workspace:shape': ['checks/service-shape.mjs'],
  'workspace:canary': ['checks/canary.mjs', 'lint.mjs'],
  'workspace:freshness': ['generate.mjs'],
  'workspace:compatibility': ['release/gate.mjs'],
  'workspace:size': ['checks/bundle-size.mjs'],
  'claims:build': ['build/compile.mjs'],
  'claims:lint': ['lint.mjs'],
  'claims:test': ['pg.mjs'],
  'lab:walk': [
    'start.mjs',
    'start/host.mjs',
    'demo/walk-everything.mjs',
    'examples/operations.mjs',
  ],
  'console-e2e:browser': ['browser.mjs', 'start.mjs', 'start/host.mjs', 'start/follow-parent.mjs'],
  'journey-money:browser': ['browser.mjs', 'start.mjs', 'start/host.mjs'],
};

/** What a change of a file leaves as it was, and what it does not. */
const CHANGES: Record<string, { [file: string]: boolean }> = {
  'console-e2e:browser': {
    'apps/console/src/main.tsx': true,
    'apps/claims/src/main.ts': true,
    'apps/console-e2e/src/walk/walk.spec.ts': true,
    'tools/build/bundle.mjs': true,
    'apps/claims/README.md': false,
    'tools/deploy/kustomize.mjs': false,
  },
  'journey-money:browser': {
    'apps/console/src/main.tsx': true,
    'apps/billing/src/main.ts': true,
    'libs/platform/src/bootstrap.ts': true,
    'apps/console-e2e/src/money/billing.spec.ts': true,
    'apps/console-e2e/src/people.ts': true,
    'apps/console-e2e/src/claims/claims.spec.ts': false,
    'apps/claims/src/main.ts': false,
    'apps/billing/src/payments/payments.e2e-spec.ts': false,
  },
  'billing:document': {
    'apps/billing/src/main.ts': true,
    'libs/platform/src/bootstrap.ts': true,
    'openapi/examples/billing.json': true,
    'openapi/examples/claims.json': false,
    'apps/claims/src/main.ts': false,
  },
  'billing:freshness': {
    'openapi/billing.json': true,
    'libs/clients/billing/src/generated/schema.ts': true,
    'openapi/claims.json': false,
    'libs/clients/claims/src/generated/schema.ts': false,
  },
  'workspace:join': {
    'openapi/billing.json': true,
    'openapi/examples/billing.json': false,
    'apps/billing/src/main.ts': false,
  },
  'lab:walk': {
    'lab/fuzz/judge.ts': true,
    'tools/build/bundle.mjs': true,
    'tools/gen-metadata.mjs': true,
    'apps/claims/src/main.ts': true,
    'apps/console/src/main.tsx': false,
  },
  'tools:test': {
    'apps/claims/src/main.ts': true,
    'k8s/base/claims/network-policy.yaml': true,
    Dockerfile: true,
    'docs/operations.md': true,
    'apps/console/src/main.tsx': false,
    'CONTRIBUTING.md': false,
  },
  'tools:test-code': {
    'apps/console/src/main.tsx': true,
    'apps/console-e2e/src/claims/claims.spec.ts': true,
    'docs/architecture.md': true,
    'apps/claims/README.md': false,
  },
  'tools:test-document': {
    'openapi/claims.json': true,
    'libs/clients/claims/src/generated/schema.ts': true,
    'apps/claims/src/main.ts': false,
  },
  'tools:test-stack': {
    'apps/claims/src/main.ts': true,
    'README.md': true,
    'apps/console/index.html': true,
    'apps/console/src/main.tsx': false,
    'docs/architecture.md': false,
  },
  'workspace:freshness': {
    'docs/configuration.md': true,
    'openapi/claims.json': true,
    'libs/clients/claims/src/generated/schema.ts': false,
    'apps/console/src/main.tsx': false,
  },
  'workspace:compatibility': {
    'openapi/claims.json': true,
    'apps/claims/src/migrations/1700000009000-add-claims.ts': true,
    'libs/platform/src/migrations/1700000000001-add-activity.ts': true,
    'releases/reasons.csv': true,
    'package.json': true,
    'openapi/examples/claims.json': false,
    'apps/claims/src/main.ts': false,
  },
  'billing:test': { 'tools/build/compile.mjs': true, 'apps/claims/src/main.ts': false },
};

const TASKS = [...new Set([...Object.keys(PROGRAMS), ...Object.keys(CHANGES)])];
let inputs: Record<string, string[]>;

beforeAll(() => {
  const env = { ...process.env, NX_DAEMON: 'false' };
  const args = ['tools/test/inputs.mjs', ...TASKS];
  const options = { env, encoding: 'utf8', maxBuffer: LIST_BYTES_MAX } as const;
  inputs = JSON.parse(execFileSync(process.execPath, args, options));
});

/** A module of tools/ and all that it imports there. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = fs.readFileSync(file, 'utf8');
  for (const [, name] of text.matchAll(/^(?:import|\} from) .*?'(\.[^']+)';$/gm)) {
    withImports(path.join(path.dirname(file), String(name)), found);
  }
  return found;
}

it.each(Object.entries(PROGRAMS))(
  'runs %s again when anything changed that its program imports',
  (task, programs) => {
    const modules = programs.flatMap((name) => [...withImports(`tools/${name}`)]);
    expect(modules.filter((file) => !inputs[task]?.includes(file))).toEqual([]);
  },
);

it.each(Object.entries(CHANGES))('runs %s again for what it reads alone', (task, files) => {
  const found = Object.keys(files).map((file) => [file, inputs[task]?.includes(file)]);
  expect(Object.fromEntries(found)).toEqual(files);
});
