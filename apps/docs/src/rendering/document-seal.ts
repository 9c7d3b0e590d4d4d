import {
  constants,
  createPrivateKey,
  generateKeyPairSync,
  privateEncrypt,
  randomBytes,
} from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Config } from '@palisade/platform';
import type { Signer } from '@signpdf/signpdf';
import type { md, pki } from 'node-forge';

const OWN_FILE = 'seal.p12';
const OWN_BITS = 2_048;
const OWN_YEARS = 20;

/** What names SHA-256 before a hash that is signed by PKCS #1 (RFC 8017, 9.2). */
const SHA256_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex');

/**
 * The certificate by which signed papers are sealed: whoever has one can check without us that nothing was
 * changed. It is the configured one, or one that is made once and kept, whose issuer nobody knows.
 */
@Injectable()
export class DocumentSeal implements OnApplicationBootstrap {
  private signer?: Promise<Signer>;

  constructor(private readonly config: Config) {}

  /** A configured certificate that cannot be used stops the start, not the first signature. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.values.SEAL_CERTIFICATE) await this.opened();
  }

  /** Signs a file that has room for it; the same file and time give the same bytes. */
  async sign(file: Buffer, at: Date): Promise<Buffer> {
    const { SignPdf } = await import('@signpdf/signpdf');
    return new SignPdf().sign(file, await this.opened(), at);
  }

  /** Unlocked once; what failed is tried again. */
  private opened(): Promise<Signer> {
    this.signer ??= this.open().catch((error: unknown) => {
      this.signer = undefined;
      throw error;
    });
    return this.signer;
  }

  private async open(): Promise<Signer> {
    return signerOf(await this.certificate(), this.config.values.SEAL_PASSWORD);
  }

  private async certificate(): Promise<Buffer> {
    const { SEAL_CERTIFICATE: given, DATA_DIR } = this.config.values;
    if (given) return readFile(given);
    const own = path.join(DATA_DIR, OWN_FILE);
    try {
      return await readFile(own);
    } catch {
      await mkdir(DATA_DIR, { recursive: true });
      const made = await makeCertificate(this.config.values.SEAL_PASSWORD);
      const part = `${own}.${randomBytes(8).toString('hex')}`;
      await writeFile(part, made, { mode: 0o600 });
      // Whole or not at all; another process may have been first: its certificate counts.
      await link(part, own).catch(() => undefined);
      await rm(part);
      return readFile(own);
    }
  }
}

/** Signs by a certificate and its key, which are unlocked once. */
async function signerOf(file: Buffer, password: string): Promise<Signer> {
  const [{ Signer }, { default: forge }] = await Promise.all([
    import('@signpdf/signpdf'),
    import('node-forge'),
  ]);
  const { oids } = forge.pki;
  const asn1 = forge.asn1.fromDer(file.toString('binary'));
  const p12 = forge.pkcs12.pkcs12FromAsn1(asn1, password);
  const bagsOf = (bagType: string) => p12.getBags({ bagType })[bagType] ?? [];
  const key = bagsOf(oids.pkcs8ShroudedKeyBag)[0]?.key as pki.rsa.PrivateKey | undefined;
  const chain = bagsOf(oids.certBag).flatMap(({ cert }) => cert ?? []);
  const isOwn = ({ publicKey }: pki.Certificate): boolean =>
    key !== undefined && (publicKey as pki.rsa.PublicKey).n.equals(key.n);
  const own = chain.find(isOwn);
  if (!key || !own) throw new Error('The certificate of SEAL_CERTIFICATE has no RSA key.');
  const native = createPrivateKey(forge.pki.privateKeyToPem(key));
  // By node: the RSA of forge takes ten times as long.
  const signingKey = {
    sign(digest: md.MessageDigest): string {
      const hash = Buffer.from(digest.digest().getBytes(), 'binary');
      const info = Buffer.concat([SHA256_INFO, hash]);
      const padding = constants.RSA_PKCS1_PADDING;
      return privateEncrypt({ key: native, padding }, info).toString('binary');
    },
  };
  return new (class extends Signer {
    override sign(content: Buffer, signingTime = new Date()): Promise<Buffer> {
      const signed = forge.pkcs7.createSignedData();
      signed.content = forge.util.createBuffer(content.toString('binary'));
      for (const cert of chain) signed.addCertificate(cert);
      signed.addSigner({
        key: signingKey as unknown as pki.rsa.PrivateKey,
        certificate: own,
        digestAlgorithm: oids.sha256,
        authenticatedAttributes: [
          { type: oids.contentType, value: oids.data },
          { type: oids.signingTime, value: signingTime as unknown as string },
          { type: oids.messageDigest },
        ],
      });
      signed.sign({ detached: true });
      const der = forge.asn1.toDer(signed.toAsn1()).getBytes();
      return Promise.resolve(Buffer.from(der, 'binary'));
    }
  })();
}

/** A certificate that vouches for itself, with its key. */
async function makeCertificate(password: string): Promise<Buffer> {
  const { default: forge } = await import('node-forge');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: OWN_BITS });
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  const key = forge.pki.privateKeyFromPem(pem);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = `01${randomBytes(8).toString('hex')}`;
  const until = certificate.validity.notBefore.getFullYear() + OWN_YEARS;
  certificate.validity.notAfter.setFullYear(until);
  const names = [{ name: 'commonName', value: 'Palisade' }];
  certificate.setSubject(names);
  certificate.setIssuer(names);
  certificate.sign(key, forge.md.sha256.create());
  const p12 = forge.pkcs12.toPkcs12Asn1(key, [certificate], password, { algorithm: '3des' });
  return Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary');
}
