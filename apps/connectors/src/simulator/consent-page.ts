const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page on which somebody lets us read a simulated tool, or does not. */
export const consentPage = (name: string, query: string, scope: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escape(name)} (simulated)</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:28rem;margin:3rem auto;padding:0 1rem}
button{font:inherit;padding:.5rem 1rem;margin-right:.5rem}</style></head>
<body>
<main>
<h1>${escape(name)}</h1>
<p>This is a simulation of the consent page of ${escape(name)}. Palisade asks to read:</p>
<p><code>${escape(scope)}</code></p>
<form method="post" action="decide?${escape(query)}">
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny">Deny</button>
</form>
</main>
</body>
</html>`;
