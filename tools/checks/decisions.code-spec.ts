import fs from 'node:fs';

const FOLDER = 'docs/decisions';

describe('the index of decisions', () => {
  it('names each of them, under the title that it has', () => {
    const index = fs.readFileSync(`${FOLDER}/README.md`, 'utf8');
    const files = fs.readdirSync(FOLDER).filter((file) => /^\d{4}-/.test(file));
    const entries = files.map((file) => {
      const [heading = ''] = fs.readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n');
      const title = heading.replace(/^# \d+\. /, '');
      return `- [${title}](${file}) (${Number(file.slice(0, 4))})`;
    });
    expect(entries.filter((entry) => !index.includes(entry))).toEqual([]);
  });
});
