const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

const timerConfig = { idToRef: (timer) => timer, refToId: (timer) => timer };

/**
 * The globals of the worker itself, so that packages can be loaded once for all its suites: what is an
 * Error or a Date to a package is one to the suite. What a suite leaves on them goes with it.
 */
module.exports = class WorkerEnvironment {
  sharesPackages = true;
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig: config }) {
    const { global, moduleMocker } = this;
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
    this.before = Object.getOwnPropertyDescriptors(globalThis);
    this.env = { ...process.env };
    this.exit = process.exit;
    globalThis.global = globalThis;
    Error.stackTraceLimit = 100;
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const key of Reflect.ownKeys(globalThis)) {
      if (!Object.hasOwn(this.before, key)) Reflect.deleteProperty(globalThis, key);
    }
    for (const [key, was] of entriesOf(this.before)) {
      if (globalThis[key] !== was.value) Object.defineProperty(globalThis, key, was);
    }
    for (const name of Object.keys(process.env)) if (!(name in this.env)) delete process.env[name];
    Object.assign(process.env, this.env);
    process.exit = this.exit;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
};

/** What is a plain value and may be written back. */
const entriesOf = (descriptors) =>
  Reflect.ownKeys(descriptors)
    .map((key) => [key, descriptors[key]])
    .filter(([, { writable, configurable }]) => writable && configurable);
