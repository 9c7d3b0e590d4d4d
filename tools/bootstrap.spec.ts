import { spawnSync } from 'node:child_process';

describe('the bootstrap', () => {
  it('answers an old Node with one sentence and the command that helps', () => {
    const pretend = 'Object.defineProperty(process.versions, "node", { value: "18.20.0" })';
    const args = ['--import', `data:text/javascript,${pretend}`, 'tools/bootstrap.mjs'];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('Palisade needs Node 20.19 or later');
    expect(stderr).toContain('nvm install 20');
    expect(stderr.trim().split('\n')).toHaveLength(2);
  });
});
