import { MethodNotAllowedException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { HTTPMethod } from 'find-my-way';
import findMyWay from 'find-my-way';

/** Where the console answers what nothing else does: that is no address. */
const ANY_OTHER = '/*';

/**
 * Answers a method that an address does not have with 405 and `Allow` (RFC 9110 §15.5.6); where no
 * method has it, there is nothing. To be called before the routes are registered.
 */
export function nameAllowedMethods(server: FastifyInstance): void {
  const routes = findMyWay();
  const methods = new Set<HTTPMethod>();
  server.addHook('onRoute', ({ url, method }: RouteOptions) => {
    if (url === ANY_OTHER) return;
    for (const one of [method].flat() as HTTPMethod[]) {
      methods.add(one);
      routes.on(one, url, () => undefined);
    }
  });
  // When the request has its context and was counted.
  server.addHook('preParsing', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.is404) return;
    const [pathname] = request.url.split('?');
    const allowed = [...methods].filter((method) => routes.find(method, pathname));
    if (!allowed.length) return;
    void reply.header('allow', allowed.join(', '));
    throw new MethodNotAllowedException();
  });
}
