import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A form as somebody saved it who entered these texts. */
export async function fillForm(
  content: Uint8Array,
  texts: Readonly<Record<string, string>>,
): Promise<Buffer> {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const fields = (await pdf.getFieldObjects()) as Record<string, { id: string }[]> | null;
  for (const [name, value] of Object.entries(texts)) {
    const field = fields?.[name]?.[0];
    if (!field) throw new Error(`The form has no field ${name}.`);
    pdf.annotationStorage.setValue(field.id, { value });
  }
  const saved = Buffer.from(await pdf.saveDocument());
  await pdf.destroy();
  return saved;
}
