// Runs before `npm start` and `npm test`, when node_modules may be missing and Node may be old:
// the check comes first, and everything after it is loaded only when the check has passed.
const required = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < required[0] || (major === required[0] && minor < required[1])) {
  console.error(
    `\n  Palisade needs Node ${required.join('.')} or later, this is ${process.version}.`,
  );
  console.error('  Try:  nvm install 20    (or https://nodejs.org/en/download)\n');
  process.exitCode = 1;
} else {
  const { runCommand } = await import('./advice.mjs');
  await runCommand(async () => {
    const { installWhatIsMissing } = await import('./bootstrap/install.mjs');
    const { build } = await import('./nx.mjs');
    await installWhatIsMissing();
    await build();
  });
}
