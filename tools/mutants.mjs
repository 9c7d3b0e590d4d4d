// npm run mutants [-- <project> ...]: changes the rules of the named projects, or of all, one place at a
// time, and names the changes that no pure test notices; fails below 85% noticed.
// node tools/mutants.mjs --changed: the files of rules that differ from main, for at most five minutes.
import { Advice, runCommand } from './advice.mjs';
import { changedFiles } from './mutants/changed.mjs';
import { measure } from './mutants/measure.mjs';
import { ruleFiles, ruleProjects } from './mutants/projects.mjs';
import { figuresOf, KILLED_MIN, linesOf } from './mutants/report.mjs';

const CHANGED = '--changed';
const LIMIT_MS = 5 * 60_000;

await runCommand(async () => {
  const args = process.argv.slice(2);
  const projects = ruleProjects();
  if (args[0] === CHANGED) return measureChanged(projects);
  const unknown = args.filter((name) => !projects.some((project) => project.name === name));
  if (unknown.length > 0) {
    const names = projects.map(({ name }) => name).join(' ');
    throw new Advice(`There are no rules in ${unknown.join(', ')}.`, `npm run mutants -- ${names}`);
  }
  for (const project of projects) {
    if (args.length > 0 && !args.includes(project.name)) continue;
    await measureFiles(project, ruleFiles(project), 2);
  }
});

/** What differs from main; what is not done in time is left to `npm run test:long`. */
async function measureChanged(projects) {
  const changed = changedFiles();
  const todo = projects
    .map((project) => ({ project, files: ruleFiles(project).filter((file) => changed.has(file)) }))
    .filter(({ files }) => files.length > 0);
  if (todo.length === 0) return console.log('No file of rules differs from main.');
  const timer = setTimeout(() => {
    console.log('Stopped after five minutes: npm run mutants measures the rest.');
    process.exit();
  }, LIMIT_MS);
  for (const { project, files } of todo) await measureFiles(project, files, 1);
  clearTimeout(timer);
}

async function measureFiles(project, files, concurrency) {
  const figures = figuresOf(project.name, await measure(project, files, concurrency));
  console.log(linesOf(figures).join('\n'));
  if (figures.share < KILLED_MIN) process.exitCode = 1;
}
