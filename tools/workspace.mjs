import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the checkout, whatever the working directory is. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Absolute path of a file of the checkout.
 * @param {...string} parts
 */
export const inRoot = (...parts) => path.join(root, ...parts);

/** Absolute path of the folder that holds what a running Palisade writes (DATA_DIR moves it). */
export const dataDir = () => path.resolve(root, process.env.DATA_DIR || '.palisade');

/** Names of the folders of apps/ that hold a server, gateway included. */
export const serverApps = () =>
  list('apps').filter((app) => fs.existsSync(inRoot('apps', app, 'src', 'main.ts')));

/**
 * Entries of a folder of the checkout in alphabetical order; none when it does not exist.
 * @param {string} folder
 * @returns {string[]}
 */
export const list = (folder) => {
  try {
    return fs.readdirSync(inRoot(folder)).sort();
  } catch {
    return [];
  }
};
