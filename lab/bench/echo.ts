// A bare Fastify that answers what it is sent: the floor of every HTTP call on this machine.
import Fastify from 'fastify';

const server = Fastify();
server.post('/echo', (request, reply) => reply.send(request.body));
server.listen({ port: 0, host: '127.0.0.1' }, (_error, address) => process.send?.({ address }));
