// node tools/test/inputs.mjs <task ...>: the files that each task of Nx depends on, as JSON.
import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector.js';
import { createProjectGraphAsync } from 'nx/src/project-graph/project-graph.js';

const inspector = new HashPlanInspector(await createProjectGraphAsync());
await inspector.init();
const files = process.argv.slice(2).map((task) => {
  const [project, target] = task.split(':');
  const found = inspector.inspectTaskInputs({ project, target }, {}, {}, true);
  return [task, found[task].files];
});
console.log(JSON.stringify(Object.fromEntries(files)));
