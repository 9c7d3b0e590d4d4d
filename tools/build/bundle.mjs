// node tools/build/bundle.mjs <program>: all modules of a service, or of the reader, in one file that needs
// no other of ours. A service of 1,400 modules spends most of its start on finding and compiling them.
import fs from 'node:fs';
import { rolldown } from 'rolldown';
import { inRoot } from '../workspace.mjs';

const PLATFORM = inRoot('dist/swc/libs/platform/src/index.js');

/** The program of the processes in which services read files. */
const READER = inRoot('dist/swc/libs/platform/src/reading/reader-main.js');

/** Packages of many small modules; all others stay where they are, with the files that they read. */
const BUNDLED = [
  '@fastify',
  '@nestjs',
  '@opentelemetry/api',
  '@sqltools',
  'ajv',
  'avvio',
  'class-validator',
  'es-toolkit',
  'fast-json-stringify',
  'fastify',
  'find-my-way',
  'iterare',
  'jose',
  'jsonwebtoken',
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

/** The program of a service: its main starts it only where it is the main module, here it never is. */
const programs = {
  name: 'programs',
  resolveId: { filter: { id: /^program:/ }, handler: (id) => id },
  load: {
    filter: { id: /^program:/ },
    handler: (id) =>
      `import { bootstrap } from '${PLATFORM}';
       import { service } from '${inRoot('dist/swc/apps', id.slice('program:'.length), 'src/main.js')}';
       void bootstrap(service);`,
  },
};

/** Leaves out what is not listed, where it is found. */
const externals = {
  name: 'externals',
  resolveId: {
    filter: { id: { include: /^[^./]/, exclude: /^(node|program):/ } },
    async handler(id, importer, options) {
      if (!importer) return null;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (!found && !ABSENT.test(id)) this.error(`${importer} asks for ${id}, which is not there.`);
      const isBundled = BUNDLED.some((folder) => found?.id.startsWith(folder));
      return isBundled ? found : { id, external: true };
    },
  },
};

/**
 * What an index passes on is found at its origin at once. Through the index of its own, which asks for
 * it by name, every use of it would cost a look-up.
 */
const indexes = {
  name: 'indexes',
  transform: {
    filter: { code: 'function _export_star(' },
    handler(code) {
      const direct = code.replace(PASSED_ON, 'Object.getOwnPropertyDescriptor(from, k)');
      if (direct === code) this.error('An index passes on what it exports in an unknown way.');
      return direct;
    },
  },
};

/** As swc writes it. */
const PASSED_ON = /\{\s*enumerable: true,\s*get: function\(\) \{\s*return from\[k\];\s*\}\s*\}/;

/**
 * What a package asks for by a `require` of its own making is found at run time, so outside of the
 * bundle: TypeORM and class-validator would load once more, 400 files beside the copy in here.
 */
const ownRequires = {
  name: 'own-requires',
  transform: {
    filter: { code: /^const require = createRequire\(import\.meta\.url\);$/m },
    handler(code) {
      const names = [...new Set([...code.matchAll(ASKED)].map(([, name]) => name))];
      const here = names.filter((name) => BUNDLED.includes(`${inRoot('node_modules', name)}/`));
      const imports = here.map((name, at) => `import * as asked${at} from '${name}';`);
      const asking = code.replace(ASKED, (call, name) =>
        here.includes(name) ? `asked${here.indexOf(name)}` : call,
      );
      return `${imports.join('')}${asking}`;
    },
  },
};

const ASKED = /\brequire\('([^']+)'\)/g;

/**
 * V8 keeps the text of a program, with two bytes for each letter where one of them is of no western
 * alphabet: those few are written as escapes.
 */
const narrow = (code) =>
  code.replace(
    /[^\0-\xff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const [program] = process.argv.slice(2);
const bundle = await rolldown({
  input: { [program]: program === 'reader' ? READER : `program:${program}` },
  platform: 'node',
  plugins: [programs, externals, ownRequires, indexes],
  logLevel: 'silent',
});
const { output } = await bundle.generate({
  format: 'cjs',
  codeSplitting: false,
  keepNames: true,
  comments: false,
});
const folder = inRoot('dist/services');
fs.mkdirSync(folder, { recursive: true });
fs.writeFileSync(`${folder}/${program}.cjs`, narrow(output[0].code));
