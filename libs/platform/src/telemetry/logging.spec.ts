import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eventually } from '@palisade/testing';
import { createLogger } from './logging';

describe('the logger', () => {
  it('writes its lines together, and without being told to', async () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-log-')), 'log');
    const logger = createLogger('rater', 'info', file);
    await eventually(() => fs.existsSync(file));
    logger.info('first');
    logger.info('second');
    expect(fs.readFileSync(file, 'utf8')).toBe('');
    await eventually(() => /first[^]*second/.test(fs.readFileSync(file, 'utf8')));
    fs.rmSync(path.dirname(file), { recursive: true });
  });
});
