const { createRequire } = require('node:module');
const vm = require('node:vm');
const Runtime = require('jest-runtime').default;

const requireOnce = createRequire(__filename);
/** What was compiled for an earlier suite of this worker, by its file. */
const compiled = new Map();

/**
 * Jest's own way to load modules, but in a worker's environment a package is loaded once and by Node,
 * and our files are compiled once: each suite only runs them anew.
 */
module.exports = class WorkerRuntime extends Runtime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    if (!environment.sharesPackages) return;
    const { executor } = this;
    const run = executor.exec.bind(executor);
    executor.exec = (module, options, ...from) => {
      if (options?.isInternalModule || !isOfPackage(module.filename)) {
        return run(module, options, ...from);
      }
      module.exports = requireOnce(module.filename);
      return 'loaded';
    };
    executor.compile = (source, file) => {
      const known = compiled.get(file);
      if (known?.source === source) return known.run;
      const run = vm.compileFunction(source, executor.injectedModuleParameters, {
        filename: file,
        importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
      compiled.set(file, { source, run });
      return run;
    };
  }
};

const isOfPackage = (file) => file.includes('/node_modules/');
