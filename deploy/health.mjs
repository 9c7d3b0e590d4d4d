// Answers 0 when the service of this container is alive: the one whose name its process was given.
import fs from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { servicePort } = require('../dist/swc/libs/platform/src/config/services.js');
const [, , name] = fs.readFileSync('/proc/1/cmdline', 'utf8').split('\0');
const port = servicePort(name, process.env);
const answer = await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
