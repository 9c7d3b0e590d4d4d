import type { FacedDocument } from './faced-document';
import { giveForm } from './faced-document';

/** Who signs a file by a certificate, and why. */
export interface Seal {
  name: string;
  reason: string;
  signedAt: Date;
}

/** Bytes kept for a signature with its certificates. */
const SIGNATURE_BYTES = 6_144;
/** Stands where the bytes that are signed are told once they are known. */
const UNKNOWN = '**********';
/** Printed with its page, as archives ask of fields. */
const PRINTED = 4;
/** There is a signature, and what changes the file goes behind it. */
const SIGNED_AND_KEPT = 3;

/** Texts of a PDF; what is no object is a name there. */
const textOf = (text: string): object => new String(text);

/** Leaves room for a signature over the whole file, and a field without a face that holds it (ISO 32000-1, 12.8). */
export function addSignatureField(pdf: FacedDocument, { name, reason, signedAt }: Seal): void {
  const signature = pdf.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'adbe.pkcs7.detached',
    ByteRange: [0, UNKNOWN, UNKNOWN, UNKNOWN],
    Contents: Buffer.alloc(SIGNATURE_BYTES),
    Name: textOf(name),
    Reason: textOf(reason),
    M: signedAt,
  });
  const face = pdf.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 0, 0] });
  const field = pdf.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: textOf('Seal'),
    Rect: [0, 0, 0, 0],
    F: PRINTED,
    P: pdf.page.dictionary,
    AP: { N: face },
    V: signature,
  });
  pdf.page.annotations.push(field);
  const form = pdf.ref({ SigFlags: SIGNED_AND_KEPT, Fields: [field] });
  giveForm(pdf, form);
  face.end(' ');
  for (const ref of [signature, field, form]) ref.end('');
}
