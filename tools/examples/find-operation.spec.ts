import { finderOf } from './find-operation.mjs';

const operations = [
  { method: 'GET', path: '/quote/{id}' },
  { method: 'GET', path: '/quote/search' },
  { method: 'PUT', path: '/quote/{id}' },
  { method: 'POST', path: '/{persona}/{id}/token' },
  { method: 'POST', path: '/agency/{id}/token' },
];

it.each([
  ['GET', '/quote/search?size=2', '/quote/search'],
  ['GET', '/quote/7', '/quote/{id}'],
  ['PUT', '/quote/7', '/quote/{id}'],
  ['POST', '/agency/7/token', '/agency/{id}/token'],
  ['POST', '/carrier/7/token', '/{persona}/{id}/token'],
  ['GET', '/quote/7/more', undefined],
])('finds what %s %s is meant for', (method, address, path) => {
  expect(finderOf(operations)(method, address)?.path).toBe(path);
});
