const fs = require('node:fs');

/** Tells `npm test` how each task of a run of Nx ended; a run that was not asked for it tells nobody. */
exports.name = 'task-results';
exports.postTasksExecution = (_options, { taskResults }) => {
  const file = process.env.TASK_RESULTS;
  if (!file) return;
  const results = Object.values(taskResults).map(({ task, status, code, terminalOutput }) => ({
    project: task.target.project,
    target: task.target.target,
    status,
    code,
    seconds: Math.max(0, ((task.endTime ?? 0) - (task.startTime ?? 0)) / 1000),
    output: code === 0 ? '' : terminalOutput,
  }));
  fs.writeFileSync(file, JSON.stringify(results));
};
