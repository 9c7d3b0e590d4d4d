import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

/** A webhook client on this machine that keeps what it was told and whose signature holds. */
export async function startReceiver() {
  const told = [];
  const secrets = new Map();
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const secret = secrets.get(request.url);
      try {
        told.push(new Webhook(secret).verify(body, request.headers));
        response.writeHead(204).end();
      } catch {
        response.writeHead(400).end();
      }
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${server.address().port}`;

  return {
    told,
    close: () => server.close(),
    /** Makes a webhook of an organisation that leads here; answers its id. */
    async subscribe(admin, companyName) {
      const created = await admin.post('/api/webhook/v1/createHook', { companyName });
      const path = `/${created.id}`;
      secrets.set(path, created.clientSecret);
      await admin.put('/api/webhook/v1', { id: created.id, webhookUrl: address + path });
      return created.id;
    },
  };
}
