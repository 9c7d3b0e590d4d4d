const fs = require('node:fs');
const path = require('node:path');

/**
 * Counts the tests of a task for `npm test`, in dist/tests/<project>/<target>.json, which Nx keeps with
 * the task's result: a cached pass still says how many tests passed.
 */
module.exports = class CountReporter {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onRunComplete(_contexts, results) {
    const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
    if (!project) return;
    const file = path.join(this.rootDir, 'dist/tests', project, `${target}.json`);
    const suites = results.testResults.map((suite) => ({
      file: path.relative(this.rootDir, suite.testFilePath),
      seconds: (suite.perfStats.end - suite.perfStats.start) / 1000,
      passed: suite.numPassingTests,
      failed: suite.testResults.filter(({ status }) => status === 'failed').map(nameOf),
    }));
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify({ passed: results.numPassedTests, failed, suites }));
  }
};

const nameOf = ({ fullName }) => fullName;
