import type { Weight } from './face-files';
import type { Faces } from './faces';
import { openFaces } from './faces';
import { composed } from './letters';
import { onceDone } from './once-done';
import type { SettingFont } from './set-words';

type Options = PDFKit.Mixins.TextOptions;

/** What pdfkit says of a line that it draws. */
interface LineOptions extends Options {
  lineWidth?: number;
  textWidth?: number;
}

/** What the types of pdfkit leave out. */
interface Drawing extends PDFKit.PDFDocument {
  _font: SettingFont;
  _root: { data: Record<string, unknown> };
  /** Writes the form of the file, when it ends. */
  endAcroForm(): this;
  outline: PDFKit.PDFOutline & { options: object };
  /** Draws a piece of a line. */
  _fragment(text: string, x: number, y: number, options: LineOptions): void;
}

type DrawingClass = new (options: PDFKit.PDFDocumentOptions) => Drawing;

/** A PDF whose texts are set in the faces that have their letters, all of them embedded. */
export type FacedDocument = InstanceType<ReturnType<typeof facedBy>>;

const loadFaced = onceDone(async () => {
  const { default: PDFDocument } = await import('pdfkit');
  return facedBy(await openFaces(), PDFDocument as unknown as DrawingClass);
});

/** Begins a PDF; what prints is loaded when it is needed first, for most services never print. */
export async function openDocument(options: PDFKit.PDFDocumentOptions): Promise<FacedDocument> {
  const Faced = await loadFaced();
  const pdf = new Faced({ ...options, font: '' });
  // An archive asks how many bookmarks there are, and pdfkit counts those that stand open.
  pdf.outline.options = { ...pdf.outline.options, expanded: true };
  return pdf;
}

/** Gives a file a form whose fields are written already: pdfkit ends none but its own. */
export function giveForm(pdf: FacedDocument, form: PDFKit.PDFKitReference): void {
  pdf._root.data.AcroForm = form;
  pdf.endAcroForm = () => pdf;
}

/** A piece of a line is asked for with the end of its line, which has no shape. */
const inOneLine = (text: string): string => text.replaceAll('\n', '');

/** Where a line begins between its margins. */
function indentOf(options: LineOptions, widthOfText: () => number): number {
  const { align, width, lineWidth = 0, textWidth = 0 } = options;
  if (!width) return 0;
  if (align === 'right') return lineWidth - widthOfText();
  return align === 'center' ? (lineWidth - textWidth) / 2 : 0;
}

function facedBy(faces: Faces, Base: DrawingClass) {
  return class extends Base {
    /** All parts of the paper, as they are read aloud. */
    readonly story = this.struct('Document');
    weight: Weight = 'regular';
    readonly used = new Set<string>();

    constructor(options: PDFKit.PDFDocumentOptions) {
      super(options);
      this.addStructure(this.story);
    }

    /** Sets what follows in this weight. */
    face(weight: Weight): this {
      this.weight = weight;
      return this.use(0);
    }

    override text(text: string, x?: number | Options, y?: number, options?: Options): this {
      return super.text(composed(text), x as number, y, options);
    }

    override heightOfString(text: string, options?: Options): number {
      return super.heightOfString(composed(text), options);
    }

    override widthOfString(text: string, options?: Options): number {
      const width = faces
        .runsOf(inOneLine(composed(text)))
        .reduce((sum, run) => sum + this.use(run.face).widthOfRun(run.text, options), 0);
      this.use(0);
      return width;
    }

    widthOfRun(text: string, options?: Options): number {
      return super.widthOfString(text, options);
    }

    /** Draws a piece of a line, face by face from where it begins. */
    override _fragment(text: string, x: number, y: number, options: LineOptions): void {
      const visible = text.trimEnd();
      let at = x + indentOf(options, () => this.widthOfString(visible, options));
      for (const run of faces.runsOf(inOneLine(text))) {
        const textWidth = this.use(run.face).widthOfRun(run.text, options);
        super._fragment(run.text, at, y, { ...options, align: 'left', textWidth });
        at += textWidth;
      }
      this.use(0);
    }

    use(face: number): this {
      const name = `${this.weight} ${face}`;
      this.font(faces.open(face, this.weight) as unknown as PDFKit.Mixins.PDFFontSource, name);
      if (this.used.has(name)) return this;
      this.used.add(name);
      faces.wordsOf(face, this.weight).serve(this._font);
      return this;
    }
  };
}
