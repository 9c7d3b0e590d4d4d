import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type IndexHtmlTransformContext } from 'vite';

const libs = path.resolve(import.meta.dirname, '../../libs');
const gateway = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

const hashOf = (file: string) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');

/** Names boot.js by its content, as the build names every other script, so that it may be cached. */
const versionedBoot = {
  name: 'versioned-boot',
  transformIndexHtml: (html: string) =>
    html.replace(
      '/boot.js',
      `/boot.js?v=${hashOf(path.join(import.meta.dirname, 'public/boot.js')).slice(0, 8)}`,
    ),
};

/** What so many pages and dialogs need comes in one file. */
const MANY_PAGES = 25;

/** What every page behind the sign-in draws with, which boot.js asks for before any script runs. */
const INSIDE = ['frame', 'many'];

const insideScripts = {
  name: 'inside-scripts',
  transformIndexHtml: {
    order: 'post' as const,
    handler(html: string, { bundle }: IndexHtmlTransformContext) {
      // While developing no gateway fills the page in.
      if (!bundle) return html.replace('__LOCALE__', 'en-US');
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const inside = chunks.filter(({ name }) => INSIDE.includes(name));
      const files = inside.map(({ fileName }) => `/${fileName}`).join(' ');
      return html.replace('name="inside" content=""', `name="inside" content="${files}"`);
    },
  },
};

const PACKED = /\.(js|css|svg|json)$/;
/** Packing less than that saves no packet. */
const PACKED_BYTES = 1_000;
/** Of eleven; the last two take ten times as long for some percent. */
const BROTLI_QUALITY = 9;

/** Lays each file down packed as well, which the gateway sends to browsers that take it. */
const packedFiles = {
  name: 'packed-files',
  writeBundle({ dir = '' }: { dir?: string }, bundle: Record<string, unknown>) {
    for (const name of Object.keys(bundle).filter((one) => PACKED.test(one))) {
      const file = path.join(dir, name);
      const content = fs.readFileSync(file);
      if (content.length < PACKED_BYTES) continue;
      const quality = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
      fs.writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
      fs.writeFileSync(`${file}.gz`, gzipSync(content));
    }
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), versionedBoot, insideScripts, packedFiles],
  resolve: {
    alias: [{ find: /^@palisade\/(.*)$/, replacement: `${libs}/$1/src/index.ts` }],
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': gateway, '/dev': gateway } },
  build: {
    outDir: '../../dist/console',
    emptyOutDir: true,
    chunkSizeWarningLimit: 1200,
    // A data: address in a script or style would need an exception in the content policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The kernel is pure: pages load only the tables that they name.
      treeshake: { moduleSideEffects: [{ test: /[\\/]libs[\\/]/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next)[\\/]/,
            },
            // What every page begins with.
            { name: 'first', tags: ['$initial'] },
            // The frame of all pages behind the sign-in, and what many of them share: a file each, for
            // every file asks the server once more.
            { name: 'frame', test: /src[\\/]app[\\/]shell[\\/]shell\.tsx$/ },
            { name: 'many', minShareCount: MANY_PAGES },
          ],
        },
      },
    },
  },
});
