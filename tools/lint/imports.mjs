import fs from 'node:fs';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import { inRoot } from '../workspace.mjs';
import { LAYERED, layerZones } from './layers.mjs';

const BUILD_OUTPUT = {
  regex: '(^|/)dist/',
  message: 'Import the source, not what was built from it.',
};
const DEEP_LIBRARY = {
  regex: '^@palisade/(kernel|trade|contracts|platform|testing|clients/[^/]+)/',
  message: 'A library is used by its name; its index.ts says what is public.',
};
const EVERYWHERE = [BUILD_OUTPUT, DEEP_LIBRARY];

const PURE_IMPORTS = {
  regex: '^(?!\\.{1,2}/|@palisade/(kernel|trade|contracts|clients/[^/]+)$)',
  message:
    'domain/ is pure: it imports its own files, kernel, trade, and types of contracts and clients.',
};
const CONTRACT_TYPES = {
  regex: '^@palisade/(contracts$|clients/)',
  allowTypeImports: true,
  message: 'domain/ uses contracts and clients as types only.',
};
const PURE_LIBRARY = {
  regex: '^(node:|(fs|path|os|crypto|http|https|net|child_process|worker_threads)(/|$))',
  message: 'This library runs in the browser too: no Node modules.',
};
const TYPEORM = {
  regex: '^(typeorm|@nestjs/typeorm|pg)(/|$)',
  message: 'Controllers and consumers call a service; the service owns the database.',
};

const restricted = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns: [...EVERYWHERE, ...patterns] }],
});

const features = () => {
  const folder = inRoot('apps/console/src/features');
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};

const consoleZones = () => {
  const source = './apps/console/src';
  const above = (layers) => layers.map((layer) => `${source}/${layer}`);
  const isolated = features().map((feature) => ({
    target: `${source}/features/${feature}`,
    from: `${source}/features`,
    except: [`./${feature}`],
    message: 'A feature does not import another feature: compose them in a page.',
  }));
  const message = 'Imports flow one way: pages, features, kit, lib.';
  return [
    ...isolated,
    { target: `${source}/lib`, from: above(['kit', 'features', 'pages']), message },
    { target: `${source}/kit`, from: above(['features', 'pages']), message },
    { target: `${source}/features`, from: above(['pages']), message },
  ];
};

const domainZone = {
  target: './apps/*/src/domain/**/*',
  from: ['./apps/*/src/!(domain)/**/*', './apps/*/src/*.ts'],
  message: 'domain/ does not know the rest of its service.',
};

const zones = (all) => ({ 'import-x/no-restricted-paths': ['error', { zones: all }] });

/** What a file may import, by its role in the tree. */
export const importConfigs = () => [
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.mts', '.js'] }),
      ],
    },
    rules: {
      ...restricted(),
      ...zones([domainZone, ...consoleZones()]),
    },
  },
  {
    // A suite puts together what it tests.
    files: LAYERED.map((root) => `${root}/**/*.ts`),
    ignores: ['**/*spec.ts'],
    rules: zones([domainZone, ...layerZones()]),
  },
  { files: ['apps/**/*.controller.ts', 'apps/**/*.consumer.ts'], rules: restricted(TYPEORM) },
  {
    files: ['libs/{kernel,trade,contracts}/src/**/*.ts'],
    ignores: ['**/*spec.ts'],
    rules: restricted(PURE_LIBRARY),
  },
  {
    files: ['apps/*/src/domain/**/*.ts'],
    ignores: ['**/*spec.ts'],
    rules: restricted(PURE_IMPORTS, CONTRACT_TYPES),
  },
];
