// node tools/test/run-tasks.mjs <target,...>: what `nx run-many` does, for a parent that is told of each
// task when it begins and when it has ended: the command of Nx tells others only at the very end.
import configuration from 'nx/src/config/configuration.js';
import projectGraphs from 'nx/src/project-graph/project-graph.js';
import taskGraphs from 'nx/src/tasks-runner/create-task-graph.js';
import runner from 'nx/src/tasks-runner/run-command.js';
import cacheFolders from 'nx/src/utils/cache-directory.js';

const targets = process.argv[2].split(',');
const tell = (news) => process.send(news);

/** How a task ended, as `readRows` takes it. */
const resultOf = ({ task, status, code, terminalOutput }) => ({
  project: task.target.project,
  target: task.target.target,
  status,
  code,
  seconds: Math.max(0, ((task.endTime ?? 0) - (task.startTime ?? 0)) / 1000),
  output: code === 0 ? '' : (terminalOutput ?? ''),
});

const nxJson = configuration.readNxJson();
const projectGraph = await projectGraphs.createProjectGraphAsync();
const nodes = Object.values(projectGraph.nodes);
const projects = nodes.filter(({ data }) => targets.some((name) => data.targets?.[name]));
const names = projects.map(({ name }) => name);
const taskGraph = taskGraphs.createTaskGraph(projectGraph, {}, names, targets, undefined, {});
const tasks = Object.values(taskGraph.tasks);
tell({ tasks: tasks.map(({ id }) => id), cacheFolder: cacheFolders.cacheDir });

// Nx ends the tasks that run then, and would begin the next.
let isStopping = false;
process.on('SIGTERM', () => (isStopping = true));

const ended = new Set();
const lifeCycle = {
  startTasks: (begun) => {
    if (isStopping) process.exit(1);
    tell({ begun: begun.map(({ id }) => id) });
  },
  endTasks: (results) => {
    for (const { task } of results) ended.add(task.id);
    tell({ ended: results.map(resultOf) });
  },
};
const nxArgs = { targets, parallel: nxJson.parallel, outputStyle: 'static' };
await runner.invokeTasksRunner({
  tasks,
  projectGraph,
  taskGraph,
  lifeCycle,
  nxJson,
  nxArgs,
  loadDotEnvFiles: false,
  initiatingProject: null,
  initiatingTasks: tasks,
});
// What a failed task was needed for is told of by nobody.
const left = tasks.filter(({ id }) => !ended.has(id));
tell({ ended: left.map((task) => resultOf({ task, status: 'skipped', code: 1 })) });
process.disconnect();
