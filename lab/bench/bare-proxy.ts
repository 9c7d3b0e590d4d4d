// The least that a proxy on undici can do: no token, no limit, no log.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dispatcher } from 'undici';
import { Agent } from 'undici';

const [origin] = process.argv.slice(2);
const agent = new Agent({ connections: 64 });

const server = createServer((request, response) => {
  const { url: path = '/', headers } = request;
  const method = request.method as Dispatcher.HttpMethod;
  const body = method === 'GET' ? null : request;
  agent
    .stream({ origin, path, method, headers, body }, ({ statusCode, headers: answered }) => {
      response.writeHead(statusCode, answered);
      return response;
    })
    .catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
