// A bare server that answers every request with the same small page of a list.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const BODY = JSON.stringify({ content: [], totalElements: 0, totalPages: 0, number: 0, size: 25 });

const server = createServer((request, response) => {
  request.resume();
  response.setHeader('content-type', 'application/json').end(BODY);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
