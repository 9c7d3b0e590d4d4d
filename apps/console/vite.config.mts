import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const libs = path.resolve(import.meta.dirname, '../../libs');
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    alias: [{ find: /^@palisade\/(.*)$/, replacement: `${libs}/$1/src/index.ts` }],
  },
  worker: { format: 'es' },
  server: { port: 4200, proxy: { '/api': gateway, '/dev': gateway } },
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
