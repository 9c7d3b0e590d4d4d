import type { Mode } from './modes';

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (name: string, content: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escape(name)} (simulated)</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:28rem;margin:3rem auto;padding:0 1rem}
button{font:inherit;padding:.5rem 1rem;margin:0 .5rem .5rem 0}</style></head>
<body>
<main>
<h1>${escape(name)}</h1>
${content}
</main>
</body>
</html>`;

/** The page on which somebody lets us read a simulated tool, or does not. */
export const consentPage = (name: string, query: string, scope: string): string =>
  page(
    name,
    `<p>This is a simulation of the consent page of ${escape(name)}. Palisade asks to read:</p>
<p><code>${escape(scope)}</code></p>
<form method="post" action="decide?${escape(query)}">
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny">Deny</button>
</form>`,
  );

const WORDS: Readonly<Record<Mode, string>> = {
  well: 'As it was connected',
  hardened: 'A finding was closed',
  revoked: 'Access was taken back',
  busy: 'Asks to wait (429)',
  away: 'Does not answer (503)',
  broken: 'Answers broken JSON',
  slow: 'Answers after 15 seconds',
};

/** The page on which whoever tries the product chooses how a simulated tool behaves. */
export const behaviourPage = (name: string, offered: readonly Mode[], mode: Mode): string =>
  page(
    name,
    `<p>This is a simulation of ${escape(name)}, for every company that connected it. How does it behave from now on?</p>
<form method="post">
${offered
  .map(
    (one) =>
      `<button name="mode" value="${one}" aria-pressed="${one === mode}">${WORDS[one]}</button>`,
  )
  .join('\n')}
</form>
<p role="status">Now: ${WORDS[mode]}. It shows at the next reading.</p>`,
  );
