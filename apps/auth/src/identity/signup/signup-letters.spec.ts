import { loadConfig, readTexts } from '@palisade/platform';
import { TOKEN_TYPES } from '../../domain/signup/token-types';

it.each(TOKEN_TYPES)('an invitation of the type %s has its letter', async (type) => {
  const { LOCALES_DIR } = loadConfig({ NODE_ENV: 'test' }).values;
  const texts = await readTexts(LOCALES_DIR, 'en-US', 'letters');
  expect(texts).toHaveProperty([`signup.${type}.subject`]);
});
