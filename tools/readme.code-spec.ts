import fs from 'node:fs';

const README = fs.readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: object };

describe('the README', () => {
  it('names only npm scripts that exist', () => {
    const named = [...README.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, script]) => script);
    const known = Object.keys(scripts);
    const said = named.filter((script) => script && !['and', 'package'].includes(script));
    expect(said.filter((script) => !known.includes(String(script)))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = [...README.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link]) =>
      String(link),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !fs.existsSync(link))).toEqual([]);
  });
});
