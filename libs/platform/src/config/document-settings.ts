import { scanner, text } from './parsers';
import { setting } from './setting';

/** Where documents lie, who looks into those that people bring, and what seals those that were signed. */
export const DOCUMENT_SETTINGS = {
  DOCUMENT_STORE_URL: setting(
    text,
    '',
    'S3-compatible store of documents, s3://bucket?endpoint=…&region=…; DATA_DIR when empty.',
  ),
  VIRUS_SCANNER_URL: setting(
    scanner,
    '',
    "ClamAV's daemon that looks into files from outside, tcp://host:port; only the test signature of " +
      'scanners is looked for when empty. Its StreamMaxLength must take 25 MB.',
  ),
  SEAL_CERTIFICATE: setting(
    text,
    '',
    'PKCS #12 file with the certificate that seals signed papers; one is made in DATA_DIR when empty.',
  ),
  SEAL_PASSWORD: setting(text, '', 'What opens that file.'),
} as const;
