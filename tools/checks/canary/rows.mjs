import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runStep } from '../../run-step.mjs';
import { inRoot } from '../../workspace.mjs';

const SERVICE = 'claims';
const AT = '/api/claims/v1/planted';
const answer = { description: 'Planted' };
const page = {
  description: 'Planted',
  content: {
    'application/json': {
      schema: { type: 'object', properties: { totalElements: { type: 'integer' } } },
    },
  },
};

/** Operations of a document that no table knows: one that answers, a list and a write. */
const OPERATIONS = {
  [AT]: { get: operation('getPlanted', { 200: answer }) },
  [`${AT}/search`]: { get: operation('searchPlanted', { 200: page }) },
  [`${AT}/write`]: { put: operation('changePlanted', { 200: answer }) },
};

/** Files that handle and show money, and are in no table. */
export const UNKNOWN_FILES = [
  {
    file: `apps/${SERVICE}/src/domain/planted-money.ts`,
    text: "import { percentOf } from '@palisade/kernel';\nexport const planted = (amount: number) => percentOf(amount, 5);\n",
  },
  {
    file: 'apps/console/src/features/claims/planted-money.tsx',
    text: 'import { Money } from \'../../kit/values/money\';\nexport const Planted = () => <Money value={1} currency="USD" />;\n',
  },
];

/** What each net must name, and the spec that is to name it. */
const EXPECTED = [
  ['lab/permissions/needs.spec.ts', `"GET ${AT}"`],
  ['lab/lists/list-rows.spec.ts', `GET ${AT}/search: has no row`],
  ['lab/writes/writes.spec.ts', `PUT ${AT}/write: has no row`],
  ['lab/money/money.spec.ts', `apps/${SERVICE}/src/domain/planted-money.ts#planted: has no row`],
  [
    'apps/console/src/app/page-net/component-rows.spec.ts',
    'features/claims/planted-money.tsx: has no row',
  ],
];

function operation(operationId, responses) {
  return { operationId, summary: 'Planted', description: '', responses };
}

/** What the nets did not name although it stands in no table; the files are planted already. */
export async function unnamedPlants() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-canary-'));
  try {
    fs.cpSync(inRoot('openapi'), folder, { recursive: true });
    const file = path.join(folder, `${SERVICE}.json`);
    const document = JSON.parse(fs.readFileSync(file, 'utf8'));
    Object.assign(document.paths, OPERATIONS);
    fs.writeFileSync(file, JSON.stringify(document));
    const specs = EXPECTED.map(([spec]) => spec);
    // None of these suites asks a database, so none is started.
    const env = {
      ...process.env,
      OPENAPI_DIR: folder,
      DATABASE_URL: 'postgres://none@127.0.0.1:1/none',
      NX_TASK_TARGET_PROJECT: undefined,
    };
    const args = [
      'node_modules/jest/bin/jest.js',
      '--ci',
      '-t',
      'has a row|each write has a row',
      ...specs,
    ];
    const { output } = await runStep('', process.execPath, args, { env });
    return EXPECTED.filter(([, words]) => !output.includes(words)).map(
      ([spec, words]) => `${spec}: does not say "${words}"`,
    );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
