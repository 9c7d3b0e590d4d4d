import fs from 'node:fs';
import path from 'node:path';
import { Advice } from './advice.mjs';

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Free megabytes for this user on the disk that holds (or will hold) a folder. */
export function freeMegabytes(folder) {
  const { bavail, bsize } = fs.statfsSync(nearestExisting(folder));
  return Math.floor((bavail * bsize) / BYTES_PER_MEGABYTE);
}

/** Throws one sentence when the disk below a folder has less room than needed. */
export function requireFreeDisk(folder, neededMegabytes) {
  const free = freeMegabytes(folder);
  if (free >= neededMegabytes) return;
  const needed = Number.isFinite(neededMegabytes) ? `${neededMegabytes} MB are` : 'more is';
  throw new Advice(
    `The disk that holds ${folder} has ${free} MB left, ${needed} needed.`,
    `df -h ${nearestExisting(folder)}`,
  );
}

function nearestExisting(folder) {
  return fs.existsSync(folder) ? folder : nearestExisting(path.dirname(folder));
}
