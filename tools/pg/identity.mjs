import { execFileSync } from 'node:child_process';
import { Advice } from '../advice.mjs';

const USER = 'postgres';

/**
 * User and group to run the server as: PostgreSQL refuses to run as root, so root gets the system
 * user `postgres` (created when absent); everybody else runs it as themselves.
 */
export function serverIdentity() {
  if (process.getuid?.() !== 0) return {};
  return lookUp() ?? create();
}

function lookUp() {
  try {
    const read = (flag) => Number(execFileSync('id', [flag, USER], { stdio: 'pipe' }).toString());
    return { uid: read('-u'), gid: read('-g') };
  } catch {
    return undefined;
  }
}

function create() {
  try {
    execFileSync('useradd', ['--system', '--user-group', USER], { stdio: 'pipe' });
  } catch (error) {
    throw new Advice(
      `PostgreSQL refuses to run as root and the user ${USER} could not be made: ${error.message}`,
      'run npm start as an ordinary user',
    );
  }
  return lookUp();
}
