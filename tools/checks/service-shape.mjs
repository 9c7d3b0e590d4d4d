import fs from 'node:fs';
import path from 'node:path';
import { Advice, runCommand } from '../advice.mjs';
import { filesBelow } from '../build/fingerprint.mjs';
import { portsIn } from '../generators/tables.mjs';
import { inRoot, list, serverApps } from '../workspace.mjs';

const SERVICES = serverApps().filter((name) => name !== 'gateway');
const TOP_LEVEL = ['README.md', 'project.json', 'src', 'tsconfig.json', 'writes.csv'];
const SOURCES = ['app.module.ts', 'data-source.ts', 'main.ts'];
const OPTIONAL_SOURCES = ['metadata.ts', 'seed.ts'];
const VAGUE_FOLDERS = /(^|\/)(utils?|helpers?|common|shared)\//;
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.tsx?$/;
/** Where lint looks for them: below a folder a rule would be judged as any other code. */
const BELOW_A_FOLDER = /^apps\/[^/]+\/src\/[^/]+\/(.+\/)?(domain|migrations)\//;
/** What a service is made of, where its nouns lie in folders of a module. */
const OF_A_MODULE = /^(apps\/[^/]+\/src\/[^/]+)\/[^/]+\/.*\.(consumer|controller|service)\.ts$/;
const MIGRATION = /\/migrations\/\d{13}-/;

// One service read is all services read: the ten have the same files, targets and main.ts, and
// every file of the tree has a name in the same style, in a folder that says what it holds.
await runCommand(async () => {
  const problems = [
    ...countProblems(),
    ...SERVICES.flatMap(shapeProblems),
    ...moduleProblems(),
    ...nameProblems(),
  ];
  if (problems.length > 0) {
    const sentence = `The services differ in shape:\n    ${problems.join('\n    ')}`;
    throw new Advice(sentence, `diff -r apps/${SERVICES[0]} apps/${SERVICES[1]}`);
  }
  console.log(`  ${SERVICES.length} services of one shape.`);
});

/** Every service has its port, and every port its service. */
function countProblems() {
  const ports = portsIn(fs.readFileSync(inRoot('libs/platform/src/config/services.ts'), 'utf8'));
  return [differs('apps/ holds', serverApps(), Object.keys(ports))].filter(Boolean);
}

function shapeProblems(name) {
  const folder = `apps/${name}`;
  const model = SERVICES[0];
  const sources = files(`${folder}/src`).filter((file) => !OPTIONAL_SOURCES.includes(file));
  return [
    differs(`${folder} holds`, list(folder), TOP_LEVEL),
    differs(`${folder}/src holds`, sources, SOURCES),
    differs(
      `${folder}/src/main.ts says`,
      template(name, 'src/main.ts'),
      template(model, 'src/main.ts'),
    ),
    differs(`${folder}/project.json has the targets`, targets(name), targets(model)),
  ].filter(Boolean);
}

/** A file of a service with its own name taken out. */
function template(name, file) {
  const text = fs.readFileSync(inRoot('apps', name, file), 'utf8');
  return text.replace(new RegExp(`\\b${name}\\b`, 'g'), '<service>').split('\n');
}

/** Names of what Nx does for a service; how is said once, in nx.json. */
function targets(name) {
  return Object.keys(JSON.parse(fs.readFileSync(inRoot('apps', name, 'project.json'))).targets);
}

function differs(what, actual, expected) {
  const extra = actual.filter((entry) => !expected.includes(entry));
  const missing = expected.filter((entry) => !actual.includes(entry));
  if (extra.length === 0 && missing.length === 0) return undefined;
  return `${what} ${extra.join(', ') || 'nothing'} instead of ${missing.join(', ') || 'nothing'}`;
}

function files(folder) {
  return list(folder).filter((entry) => fs.statSync(inRoot(folder, entry)).isFile());
}

/** Where a service has its nouns in folders, each of them is one Nest module. */
function moduleProblems() {
  const folders = filesBelow('apps').flatMap((file) => OF_A_MODULE.exec(file)?.[1] ?? []);
  return [...new Set(folders)].flatMap((folder) => {
    const modules = list(folder).filter((entry) => entry.endsWith('.module.ts'));
    return modules.length === 1 ? [] : [`${folder} has ${modules.length} modules instead of one`];
  });
}

function nameProblems() {
  const sources = ['apps', 'libs'].flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file));
  return sources.flatMap((file) => [
    ...(VAGUE_FOLDERS.test(file) ? [`${file} lies in a folder that says nothing`] : []),
    ...(BELOW_A_FOLDER.test(file) ? [`${file} does not lie directly below src`] : []),
    ...(FILE_NAME.test(path.basename(file)) ? [] : [`${file} is not in kebab-case`]),
    ...(file.includes('/migrations/') && !MIGRATION.test(file) && !file.endsWith('/index.ts')
      ? [`${file} has no time stamp`]
      : []),
  ]);
}
