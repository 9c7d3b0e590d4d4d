import { createHash, verify } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { asn1, pkcs7 } from 'node-forge';
import forge from 'node-forge';
import { DocumentSeal } from './document-seal';
import { renderPdf } from './render-pdf';

const TIME = new Date('2026-03-01T12:00:00Z');
const PAPER = {
  title: 'Signed application',
  subtitle: 'Quote Q-26-0000001',
  currency: 'USD' as const,
  sealedFor: 'Signed by Ada Alder',
  sections: [{ heading: 'Declaration', paragraphs: ['All of it is true.'] }],
};

const sealIn = (DATA_DIR: string): DocumentSeal =>
  new DocumentSeal({ values: { DATA_DIR, SEAL_CERTIFICATE: '', SEAL_PASSWORD: 'a' } } as never);

/** What is signed, and by what, in a sealed file. */
function readSeal(file: Buffer) {
  const [from, length, then, rest] = rangeOf(file);
  const signed = Buffer.concat([
    file.subarray(from, from + length),
    file.subarray(then, then + rest),
  ]);
  const room = Buffer.from(file.toString('latin1', length + 1, then - 1), 'hex');
  const der = room.subarray(0, 4 + room.readUInt16BE(2));
  const parsed = forge.asn1.fromDer(der.toString('binary'));
  const message = forge.pkcs7.messageFromAsn1(parsed) as pkcs7.PkcsSignedData & {
    rawCapture: { signature: string; authenticatedAttributes: asn1.Asn1[] };
  };
  return { signed, certificate: message.certificates[0], ...message.rawCapture };
}

const rangeOf = (file: Buffer): number[] =>
  /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(file.toString('latin1'))?.slice(1).map(Number) ??
  [];

/** Whether a sealed file is as it was signed, by the file alone (RFC 5652, 5.4). */
function isUnchanged(file: Buffer): boolean {
  const { signed, certificate, signature, authenticatedAttributes: given } = readSeal(file);
  const { SET } = forge.asn1.Type;
  const set = forge.asn1.create(forge.asn1.Class.UNIVERSAL, SET, true, given);
  const attributes = Buffer.from(forge.asn1.toDer(set).getBytes(), 'binary');
  const key = forge.pki.certificateToPem(certificate);
  const isSigned = verify('RSA-SHA256', attributes, key, Buffer.from(signature, 'binary'));
  return isSigned && attributes.includes(createHash('sha256').update(signed).digest());
}

describe('the seal of signed papers', () => {
  let seal: DocumentSeal;
  let content: Buffer;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'seal-'));
    seal = sealIn(folder);
    ({ content } = await renderPdf(PAPER, TIME));
  });

  it('covers the whole file, and is the same for the same file and time', async () => {
    const sealed = await seal.sign(content, TIME);
    const [from, length, then, rest] = rangeOf(sealed);
    expect([from, then + rest]).toEqual([0, sealed.length]);
    expect(sealed.toString('latin1', length, then)).toMatch(/^<30[0-9a-f]+>$/);
    expect(await sealIn(folder).sign(content, TIME)).toEqual(sealed);
  });

  it('is made by a certificate that is kept, and read by nobody else', async () => {
    const before = await readFile(path.join(folder, 'seal.p12'));
    await Promise.all([sealIn(folder).sign(content, TIME), sealIn(folder).sign(content, TIME)]);
    expect(await readFile(path.join(folder, 'seal.p12'))).toEqual(before);
  });

  it('leaves a paper that nobody signed as it is', async () => {
    const plain = await renderPdf({ ...PAPER, sealedFor: undefined }, TIME);
    expect(plain.content.includes('/Sig')).toBe(false);
  });

  it('shows without us whether the file was changed', async () => {
    const sealed = await seal.sign(content, TIME);
    expect(isUnchanged(sealed)).toBe(true);
    const changed = Buffer.from(sealed);
    changed[changed.indexOf('/Title') + 10] ^= 1;
    expect(isUnchanged(changed)).toBe(false);
  });
});
