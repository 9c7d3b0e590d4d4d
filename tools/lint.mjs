import { Advice, runCommand } from './advice.mjs';
import { lint } from './test/lint.mjs';

await runCommand(async () => {
  const { code, output } = await lint();
  process.stdout.write(output);
  if (code !== 0) throw new Advice('The code breaks rules.', 'npx eslint --fix <file>');
});
