import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../workspace.mjs';

const FIRST_RESTART_MS = 200;
const LONGEST_RESTART_MS = 15_000;
const HEALTHY_AFTER_MS = 30_000;
const STOP_MS = 20_000;

/**
 * Keeps one Node process running: started again with a growing pause when it ends by itself, in a
 * process group of its own so that Ctrl-C reaches the launcher only, which stops it in order.
 */
export class Child {
  #isStopping = false;
  #isKept = false;
  #restarts = 0;

  constructor({ name, args, env, log, verbose = false, say }) {
    Object.assign(this, { name, args, env, log, verbose, say });
    this.logStart = fs.existsSync(log) ? fs.statSync(log).size : 0;
  }

  get pid() {
    return this.process?.pid;
  }

  get isRunning() {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  start() {
    const file = fs.openSync(this.log, 'a');
    const output = this.verbose ? 'pipe' : file;
    this.process = spawn(process.execPath, this.args, {
      cwd: root,
      env: this.env,
      detached: true,
      stdio: ['ignore', output, output, 'ipc'],
    });
    if (this.verbose) this.#tee(file);
    else fs.closeSync(file);
    const startedAt = performance.now();
    this.exited = new Promise((resolve) => {
      this.process.once('error', resolve).once('exit', (code, signal) => resolve(signal ?? code));
    });
    this.announced = new Promise((resolve) => this.process.once('message', resolve));
    void this.exited.then((reason) => this.#restart(reason, performance.now() - startedAt));
    return this;
  }

  /** From now on an end is not a failed start: the process is started again, with these arguments. */
  keepRunning(args) {
    this.args = args;
    this.#isKept = true;
  }

  async stop() {
    this.#isStopping = true;
    if (!this.isRunning) return;
    this.process.kill('SIGTERM');
    const isDown = await Promise.race([
      this.exited.then(() => true),
      sleep(STOP_MS, false, { ref: false }),
    ]);
    if (!isDown) this.process.kill('SIGKILL');
    await this.exited;
  }

  async #restart(reason, ranMs) {
    if (this.#isStopping || !this.#isKept) return;
    this.#restarts = reason === 0 || ranMs > HEALTHY_AFTER_MS ? 0 : this.#restarts + 1;
    // Who ended in order was told to: that is a restart, not a failure.
    const longerMs = reason === 0 ? 0 : FIRST_RESTART_MS * 2 ** this.#restarts;
    const pauseMs = Math.min(longerMs, LONGEST_RESTART_MS);
    this.say(`${this.name} ended (${reason}), starts again in ${pauseMs / 1000} s: ${this.log}`);
    await sleep(pauseMs);
    if (!this.#isStopping) this.start();
  }

  #tee(file) {
    const write = (chunk) => {
      fs.writeSync(file, chunk);
      process.stderr.write(chunk);
    };
    this.process.stdout.on('data', write);
    this.process.stderr.on('data', write);
    this.process.once('close', () => fs.closeSync(file));
  }
}
