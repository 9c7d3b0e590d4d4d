import { oneOf, text, url } from './parsers';
import { setting } from './setting';

/** Whom the services ask outside, about companies and about their security. */
export const OUTSIDE_SETTINGS = {
  SECURITY_TOOLS: setting(
    oneOf('simulated', 'real'),
    'simulated',
    'Security tools of accounts: the built-in simulator of each, never in production, or the real ones.',
  ),
  SECURITY_TOOL_CLIENTS: setting(
    text,
    '',
    'How the real ones know us, TYPE=id:secret with ; between them; others are not offered.',
  ),
  AWS_PRINCIPAL: setting(
    text,
    '',
    'ARN of our user at AWS, whom the roles of clients trust; its keys stand in SECURITY_TOOL_CLIENTS.',
  ),
  FIRMOGRAPHICS: setting(
    oneOf('demo', 'registers', 'none'),
    'demo',
    'Directory: demo invents companies, registers asks those below, none leaves them to be typed.',
  ),
  GLEIF_URL: setting(url, 'https://api.gleif.org/api/v1', 'Index of legal entities.'),
  COMPANIES_HOUSE_URL: setting(url, 'https://api.company-information.service.gov.uk', 'Of the UK.'),
  COMPANIES_HOUSE_KEY: setting(text, '', 'Its key; it is not asked when empty.'),
  EDGAR_LIST_URL: setting(url, 'https://www.sec.gov', 'List of companies that file with the SEC.'),
  EDGAR_DATA_URL: setting(url, 'https://data.sec.gov', 'What they file.'),
  EDGAR_CONTACT: setting(text, '', 'E-mail that the SEC wants of callers; not asked when empty.'),
} as const;
