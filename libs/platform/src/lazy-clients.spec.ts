import { openBroker, releaseBroker } from './broker/open-broker';
import { PostgresBroker } from './broker/postgres-broker';
import { loadConfig } from './config/config';
import { PlatformModule } from './platform.module';

const mockLoaded: string[] = [];
jest.mock('amqplib', () => {
  mockLoaded.push('amqplib');
  return jest.requireActual<object>('amqplib');
});
jest.mock('nodemailer', () => {
  mockLoaded.push('nodemailer');
  return jest.requireActual<object>('nodemailer');
});

it('loads the clients of RabbitMQ and SMTP only where they are used', async () => {
  expect(PlatformModule).toBeDefined();
  const queue = openBroker(loadConfig({ NODE_ENV: 'test' }));
  expect(queue).toBeInstanceOf(PostgresBroker);
  expect(mockLoaded).toEqual([]);
  const rabbit = openBroker(loadConfig({ NODE_ENV: 'test', BROKER_URL: 'amqp://127.0.0.1:1' }));
  await Promise.all([releaseBroker(queue), releaseBroker(rabbit)]);
  expect(mockLoaded).toEqual(['amqplib']);
});
