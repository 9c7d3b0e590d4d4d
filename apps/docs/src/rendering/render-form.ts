import type { Pdf } from '@palisade/platform';
import {
  bottomOf,
  decorate,
  INK,
  MARGIN,
  printPdf,
  QUIET,
  RULE,
  widthOf,
  writePart,
  writeRule,
} from '@palisade/platform';
import type { FillableForm, FormField } from '../domain/application-form';

const LABEL_SHARE = 0.55;
const ROW = 24;
const BOX = 17;
const HEADING = 30;
const FONT_SIZE = 9.5;
/** Not embedded: people type letters that are in no part of a face, which their own reader has. */
const FIELD_FACE = 'Helvetica';

/** Lays a form out on letter or A4 paper, to be filled in on a screen. */
export function renderForm(form: FillableForm, created: Date): Promise<Buffer> {
  const { region, title, subtitle, mark, sections } = form;
  return printPdf({ region, title, subtitle, created, isForm: true }, (pdf) => {
    pdf.font(FIELD_FACE).initForm();
    writeMark(pdf, mark);
    for (const { heading, fields } of sections) {
      writeHeading(pdf, heading);
      for (const field of fields) writeField(pdf, field);
      pdf.y += HEADING / 2;
    }
  });
}

/** A field of no size, which nobody sees. */
function writeMark(pdf: Pdf, { field, value }: FillableForm['mark']): void {
  pdf.formText(field, 0, 0, 0, 0, { value, readOnly: true });
}

function writeHeading(pdf: Pdf, heading: string): void {
  if (pdf.y + HEADING + ROW > bottomOf(pdf)) pdf.addPage();
  pdf.face('bold').fontSize(11.5).fillColor(INK);
  writePart(pdf, 'H2', () => pdf.text(heading, MARGIN));
  const { y } = pdf;
  writeRule(pdf, y + 2);
  pdf.y = y + 9;
}

function writeField(pdf: Pdf, { name, label, choices, fixed }: FormField): void {
  if (pdf.y + ROW > bottomOf(pdf)) pdf.addPage();
  const { y } = pdf;
  const left = MARGIN + widthOf(pdf) * LABEL_SHARE;
  const width = widthOf(pdf) * (1 - LABEL_SHARE);
  const box = [left, y, width, BOX] as const;
  const look = { label, fontSize: FONT_SIZE };
  pdf.face('regular').fontSize(FONT_SIZE).fillColor(QUIET);
  const height = pdf.heightOfString(label, { width: left - MARGIN - 8 });
  writePart(pdf, 'P', () => pdf.text(label, MARGIN, y + 2, { width: left - MARGIN - 8 }));
  // Drawn, for readers show no frame of a choice that is empty.
  decorate(pdf, () =>
    pdf
      .rect(...box)
      .lineWidth(0.7)
      .stroke(RULE),
  );
  pdf.font(FIELD_FACE);
  if (choices) pdf.formCombo(name, ...box, { ...look, select: ['', ...choices] });
  else if (fixed) pdf.formText(name, ...box, { ...look, value: fixed, readOnly: true });
  else pdf.formText(name, ...box, look);
  pdf.y = y + Math.max(ROW, height + 8);
}
