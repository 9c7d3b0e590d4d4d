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
    this.process = { exit: process.exit, getBuiltinModule: process.getBuiltinModule };
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
    for (const key of Reflect.ownKeys(this.before)) putBack(key, this.before[key]);
    for (const name of Object.keys(process.env)) if (!(name in this.env)) delete process.env[name];
    Object.assign(process.env, this.env);
    Object.assign(process, this.process);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
};

function putBack(key, was) {
  const { value, get } = Object.getOwnPropertyDescriptor(globalThis, key) ?? {};
  if (was.configurable && (value !== was.value || get !== was.get)) {
    Object.defineProperty(globalThis, key, was);
  }
}
