import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), versionedBoot],
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
          ],
        },
      },
    },
  },
});
