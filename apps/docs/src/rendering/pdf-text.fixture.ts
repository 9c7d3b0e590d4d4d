import type { PDFPageProxy } from 'pdfjs-dist';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF as a reader sees it, page by page. */
export async function pdfText(content: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await pdf.destroy();
  return pages;
}

/** The bookmarks of a PDF, each with the page that it leads to, counted from 1. */
export async function pdfBookmarks(content: Uint8Array): Promise<[title: string, page: number][]> {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const marks: [string, number][] = [];
  for (const { title, dest } of (await pdf.getOutline()) ?? []) {
    const [page] = Array.isArray(dest) ? (dest as Parameters<typeof pdf.getPageIndex>) : [];
    marks.push([title, page ? (await pdf.getPageIndex(page)) + 1 : 0]);
  }
  await pdf.destroy();
  return marks;
}

/** What a reading machine is told of a PDF: its title and language, and the parts of its pages in order. */
export async function pdfStructure(
  content: Uint8Array,
): Promise<{ title: unknown; language: unknown; parts: string[] }> {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const { info } = await pdf.getMetadata();
  const { Title: title, Language: language } = info as Record<string, unknown>;
  const parts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    parts.push(...rolesOf(await page.getStructTree()));
  }
  await pdf.destroy();
  return { title, language, parts };
}

/** A part of a page, or what it holds. */
type Node = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;

const rolesOf = (node: Node): string[] => [
  node.role,
  ...node.children.flatMap((child) => ('role' in child ? rolesOf(child) : [])),
];
