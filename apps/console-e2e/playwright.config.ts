import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** A page lives for seconds: optimising its scripts would cost more than it saves. */
const SHORT_LIVED = ['--js-flags=--no-opt --no-maglev', '--num-raster-threads=1'];

export default defineConfig({
  testDir: './src',
  outputDir: './test-results/runs',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  // A second try of a shared machine is reported as flaky, not hidden.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.PALISADE_URL ?? 'http://localhost:3000',
    actionTimeout: 20_000,
    viewport: { width: 1280, height: 800 },
    // Drawing motion without a graphics card takes the machine from what is tested.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Chromium refuses its sandbox to root, which is who runs in most containers.
      args: [...SHORT_LIVED, ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
  // `npm test` walks the jobs; what asks one page alone, and sweeps over all screens and forms, belong to
  // `npm run test:long`.
  projects: [
    {
      name: 'jobs',
      testIgnore: 'screens.spec.ts',
      grepInvert: /@sweep|@page/,
    },
    {
      name: 'pages',
      grep: /@page/,
    },
    {
      name: 'screens',
      testMatch: [
        'screens.spec.ts',
        'double-press.spec.ts',
        'ten-referrals.spec.ts',
        'walk.spec.ts',
        'typed.spec.ts',
      ],
    },
  ],
});
