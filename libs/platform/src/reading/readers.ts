import { readApplication } from './readers/application';
import { lookForHarm } from './readers/harm';
import { readMail } from './readers/mail';
import { cutPicture, drawPicture, measurePicture } from './readers/picture';
import { readPdfText } from './readers/pdf-text';
import { readSheet } from './readers/sheet';
import { readTable } from './readers/table';
import { readToolReport } from './readers/tool-report';

/** Every reader by its name. */
export const READERS = {
  application: readApplication,
  harm: lookForHarm,
  picture: drawPicture,
  picturePart: cutPicture,
  pictureSize: measurePicture,
  mail: readMail,
  pdfText: readPdfText,
  sheet: readSheet,
  table: readTable,
  toolReport: readToolReport,
};

const loadPdf = (): Promise<unknown> =>
  Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    // @ts-expect-error What it reads with, and would load with the first file, has no types.
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ]);

/** What a reader is made of that takes long to load: that is no time of the file. */
export const LOADS: Partial<Record<keyof typeof READERS, () => Promise<unknown>>> = {
  application: loadPdf,
  pdfText: loadPdf,
  picture: () => import('sharp'),
};

/** Their questions and answers. */
export type Readers = typeof READERS;
