import fs from 'node:fs';
import { readLedger } from './ledger.mjs';
import { isCached, readRows } from './rows.mjs';

const TICK_MS = 1_000;
const CLEAR_LINE = '\r\x1b[2K';
const NAME_WIDTH = 26;

/**
 * Tells while tasks run what began, what passed with its count and seconds, and what is left; a failure
 * at once. On a terminal the last line shows what runs now; elsewhere every line stays.
 */
export class Progress {
  results = [];
  cacheFolder;
  #left = new Set();
  #running = new Map();
  #ledger = {};
  #fromCache = 0;
  #read = 0;
  #out;
  #news;
  #timer;

  /** @param {string} news file that running suites add a line to when they end */
  constructor(news, out = process.stderr) {
    this.#news = news;
    this.#out = out;
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  /** What the runner of the tasks tells. */
  hear({ tasks, cacheFolder, begun = [], ended = [] }) {
    if (tasks) {
      this.#left = new Set(tasks);
      this.cacheFolder = cacheFolder;
      this.#ledger = readLedger(cacheFolder);
    }
    for (const name of begun) this.#running.set(name, { at: performance.now(), isTold: false });
    for (const result of ended) this.#end(result);
  }

  close() {
    clearInterval(this.#timer);
    this.#hearSuites();
    if (this.#out.isTTY) this.#out.write(CLEAR_LINE);
    if (this.#fromCache > 0) this.#say(`${this.#fromCache} tasks had not changed.`);
  }

  #end(result) {
    const name = `${result.project}:${result.target}`;
    this.results.push(result);
    this.#left.delete(name);
    this.#running.delete(name);
    if (isCached(result.status)) {
      this.#fromCache += 1;
      return;
    }
    const [{ passed, failed, names = [] }] = readRows([result], [result.target]);
    const verdict = failed > 0 ? `${failed} FAILED` : `${passed} passed`;
    const seconds = `${result.seconds.toFixed(1)} s`;
    this.#say(`${name.padEnd(NAME_WIDTH)} ${verdict.padStart(12)} ${seconds.padStart(9)}`);
    for (const failure of names) this.#say(`  failed: ${failure}`);
    if (failed > 0 && names.length === 0) this.#say(lastLines(result.output));
  }

  #tick() {
    this.#hearSuites();
    const now = performance.now();
    const running = [...this.#running].filter(([, { at }]) => now - at >= TICK_MS);
    if (this.#out.isTTY) {
      const names = running.map(([name, { at }]) => `${name} ${Math.round((now - at) / 1000)} s`);
      this.#out.write(`${CLEAR_LINE}  ${names.join(', ')}; ${this.#outlook()}`);
      return;
    }
    for (const [name, task] of running.filter(([, { isTold }]) => !isTold)) {
      task.isTold = true;
      this.#say(`${name.padEnd(NAME_WIDTH)} runs; ${this.#outlook()}`);
    }
  }

  /** What is left, and how long that took last time on two cores; unknown tasks count nothing. */
  #outlook() {
    const seconds = [...this.#left].reduce((sum, name) => sum + (this.#ledger[name] ?? 0), 0);
    const minutes = seconds > 0 ? `, about ${Math.ceil(seconds / 120)} min` : '';
    return `${this.#left.size} left${minutes}`;
  }

  /** The first failure of a task is told as soon as its suite has ended, not with the task. */
  #hearSuites() {
    if (!fs.existsSync(this.#news)) return;
    const lines = fs.readFileSync(this.#news, 'utf8').split('\n').slice(0, -1);
    for (const line of lines.slice(this.#read)) {
      const { task, file, failed, message } = JSON.parse(line);
      this.#say(`${task.padEnd(NAME_WIDTH)} ${failed.length} FAILED in ${file}\n${message}`);
    }
    this.#read = lines.length;
  }

  #say(line) {
    this.#out.write(`${this.#out.isTTY ? CLEAR_LINE : ''}  ${line}\n`);
  }
}

const LINES = 30;
const lastLines = (output) => output.trim().split('\n').slice(-LINES).join('\n');
