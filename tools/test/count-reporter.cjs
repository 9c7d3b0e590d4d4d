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

  /** Tells `npm test` of a suite that failed while the others of its task still run. */
  onTestResult({ path: file }, suite) {
    const { NX_TASK_TARGET_PROJECT, NX_TASK_TARGET_TARGET, SUITE_NEWS } = process.env;
    const failed = suite.testResults.filter(({ status }) => status === 'failed').map(nameOf);
    if (!SUITE_NEWS || (failed.length === 0 && !suite.testExecError)) return;
    const news = {
      task: `${NX_TASK_TARGET_PROJECT}:${NX_TASK_TARGET_TARGET}`,
      file: path.relative(this.rootDir, file),
      failed,
      message: suite.failureMessage ?? '',
    };
    fs.appendFileSync(SUITE_NEWS, `${JSON.stringify(news)}\n`);
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
