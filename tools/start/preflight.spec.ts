import net from 'node:net';
import { portProblem } from './preflight.mjs';

describe('portProblem', () => {
  it('finds nothing wrong with a free port and names one that is taken', async () => {
    const server = net.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as net.AddressInfo;
    expect(await portProblem(port)).toBe('is in use');
    await new Promise((resolve) => server.close(resolve));
    expect(await portProblem(port)).toBeUndefined();
  });

  it('refuses the ports that neither a browser nor fetch opens', async () => {
    expect(await portProblem(6000)).toBe('is one that browsers refuse to open');
  });
});
