import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { inRoot } from '../../tools/workspace.mjs';

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Reference</title></head>
<body><div id="root"></div><script type="module" src="/page.js"></script></body></html>`;

/** A heading and forty rows, drawn by the libraries that no console of this kind does without. */
const PAGE = `
import i18next from 'i18next';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
const rows = Array.from({ length: 40 }, (_, at) => ['P-26-' + at, 'Client ' + at, '$' + at * 1000]);
const texts = { title: 'Policies of this year, by the day on which they begin' };
await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: texts } } });
function Page() {
  const { t } = useTranslation();
  const { data } = useQuery({ queryKey: ['rows'], queryFn: () => rows, initialData: rows });
  const cells = (row) => row.map((cell) => h('td', { key: cell }, cell));
  const lines = data.map((row) => h('tr', { key: row[0] }, cells(row)));
  return h('main', null, h('h1', null, t('title')), h('table', null, h('tbody', null, lines)));
}
const router = createBrowserRouter([{ path: '*', Component: Page }]);
createRoot(document.getElementById('root')).render(
  h(QueryClientProvider, { client: new QueryClient() },
    h(I18nextProvider, { i18n: i18next }, h(RouterProvider, { router }))));
`;

/** A page that is served, and what its script weighs packed. */
export interface ReferencePage {
  url: string;
  kilobytes: number;
  stop: () => Promise<void>;
}

/** The least that a console could be: React, router, texts and queries, and rows that it knows. */
export async function serveReference(): Promise<ReferencePage> {
  const script = gzipSync(await bundled(), { level: 9 });
  const server = createServer(({ url }, response) => {
    const isScript = url === '/page.js';
    const type = isScript ? 'text/javascript' : 'text/html; charset=utf-8';
    const encoding = isScript ? { 'content-encoding': 'gzip' } : {};
    response.writeHead(200, { 'content-type': type, ...encoding }).end(isScript ? script : HTML);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    kilobytes: script.length / 1024,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bundled(): Promise<string> {
  // Beside the modules that it names, or none of them is found.
  const folder = fs.mkdtempSync(path.join(inRoot('dist'), 'reference-'));
  try {
    const input = path.join(folder, 'page.mjs');
    fs.writeFileSync(input, PAGE);
    const define = { 'process.env.NODE_ENV': '"production"' };
    const bundle = await rolldown({
      input,
      platform: 'browser',
      transform: { define },
      logLevel: 'silent',
    });
    const { output } = await bundle.generate({ minify: true });
    return output[0].code;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
