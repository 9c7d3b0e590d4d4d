import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { inRoot, root } from '../workspace.mjs';

/** Folder of what a run leaves for the next one, which asks again only what changed; not in Git. */
const FOLDER = 'dist/mutants';

/** A change that takes so long never ends; a machine at work must not look like one. */
const TIMEOUT_MS = 15_000;

/** Stryker works in a copy, of what the tests of rules can read and nothing else. */
const NOT_COPIED = ['/*', '!/apps', '!/libs', '!/tools', '!/*.cjs', '!/*.json', '/apps/console*'];

/**
 * Changes the rules of a project, one place at a time, and runs on each change the pure specs that
 * come by there. What runs once when a module is loaded is a table, and stays as it is.
 * @param {{ name: string, folder: string }} project
 * @param {string[]} files what is changed
 * @param {number} concurrency
 */
export async function measure(project, files, concurrency) {
  process.env.MUTANTS_OF = project.folder;
  const stryker = new Stryker({
    mutate: files,
    testRunner: 'jest',
    jest: { projectType: 'custom', configFile: 'tools/mutants/jest.config.cjs' },
    plugins: ['@stryker-mutator/jest-runner', inRoot('tools/mutants/ignored.mjs')],
    ignorers: ['sentences'],
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    concurrency,
    timeoutMS: TIMEOUT_MS,
    ignorePatterns: NOT_COPIED,
    incremental: true,
    incrementalFile: path.join(FOLDER, `${project.name}.json`),
    tempDirName: path.join(FOLDER, `${project.name}-copy`),
    reporters: [],
    cleanTempDir: 'always',
    logLevel: 'error',
    disableTypeChecks: false,
  });
  const mutants = await stryker.runMutationTest();
  // What is known of other files from runs before comes with them.
  return mutants.filter(({ fileName }) => files.includes(path.relative(root, fileName)));
}
