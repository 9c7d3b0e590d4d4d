// node tools/build/bundle.mjs: one file for each service, with what all of them need in files that they
// share. A service of 1,400 modules spends most of its start on finding and compiling them.
import fs from 'node:fs';
import { rolldown } from 'rolldown';
import { inRoot, serverApps } from '../workspace.mjs';

const PLATFORM = inRoot('dist/swc/libs/platform/src/index.js');

/** Packages of many small modules; all others stay where they are, with the files that they read. */
const BUNDLED = [
  '@nestjs',
  '@opentelemetry/api',
  'avvio',
  'class-validator',
  'es-toolkit',
  'fastify',
  'find-my-way',
  'iterare',
  'jose',
  'libphonenumber-js',
  'luxon',
  'path-to-regexp',
  'pg',
  'pg-pool',
  'pg-protocol',
  'pg-types',
  'prom-client',
  'rxjs',
  'semver',
  'typeorm',
  'undici',
  'validator',
].map((name) => `${inRoot('node_modules', name)}/`);

/** What Nest, TypeORM and pg use only when it is there. */
const ABSENT = /^(@nestjs\/(microservices|platform-express|websockets)|@fastify\/view|pg-native)/;

/** The program of each service: its main starts it only where it is the main module, here it never is. */
const programs = {
  name: 'programs',
  resolveId: (id) => (id.startsWith('program:') ? id : null),
  load: (id) =>
    id.startsWith('program:')
      ? `import { bootstrap } from '${PLATFORM}';
         import { service } from '${mainOf(id.slice('program:'.length))}';
         void bootstrap(service);`
      : null,
};

const mainOf = (name) => inRoot('dist/swc/apps', name, 'src/main.js');

/** Leaves out what is not listed, where it is found. */
const externals = {
  name: 'externals',
  async resolveId(id, importer, options) {
    if (!importer || /^(node:|\.|\/|program:)/.test(id)) return null;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    if (!found && !ABSENT.test(id)) this.error(`${importer} asks for ${id}, which is not there.`);
    const isBundled = BUNDLED.some((folder) => found?.id.startsWith(folder));
    return isBundled ? found : { id, external: true };
  },
};

/**
 * What an index passes on is found at its origin at once. Through the index of its own, which asks for
 * it by name, every use of it would cost a look-up.
 */
const indexes = {
  name: 'indexes',
  transform(code) {
    if (!code.includes('function _export_star(')) return null;
    const direct = code.replace(PASSED_ON, 'Object.getOwnPropertyDescriptor(from, k)');
    if (direct === code) this.error('An index passes on what it exports in an unknown way.');
    return direct;
  },
};

/** As swc writes it. */
const PASSED_ON = /\{\s*enumerable: true,\s*get: function\(\) \{\s*return from\[k\];\s*\}\s*\}/;

const folder = inRoot('dist/services');
const next = `${folder}.next`;
fs.rmSync(next, { recursive: true, force: true });
const bundle = await rolldown({
  input: Object.fromEntries(serverApps().map((name) => [name, `program:${name}`])),
  platform: 'node',
  plugins: [programs, externals, indexes],
  logLevel: 'silent',
});
await bundle.write({ dir: next, format: 'cjs', entryFileNames: '[name].cjs', keepNames: true });
fs.rmSync(folder, { recursive: true, force: true });
fs.renameSync(next, folder);
