/** Forms that are written in other ways than a browser writes them; each with the boundary `x`. */
export const FORMS: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'an end alone': '--x--\r\n',
  'no end': '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nCompany\n',
  'a field before the file':
    part('name="note"', 'hello') + part('name="file"; filename="a.csv"', 'a'),
  'a thousand fields': part('name="note"', 'hello').repeat(1_000),
  'two files': part('name="file"; filename="a.csv"', 'a').repeat(2),
  'a file without a name': part('name="file"', 'Company\nAlder'),
  'a file by its type alone': part('name="file"\r\ncontent-type: application/octet-stream', 'a'),
  'a file of another field': part('name="other"; filename="a.csv"', 'Company\nAlder'),
  'a name that reaches for the prototype': part('name="__proto__"; filename="a.csv"', 'a'),
  'a name of a megabyte': part(`name="file"; filename="${'a'.repeat(1_000_000)}.csv"`, 'a'),
  'headers of a megabyte': `--x\r\n${'a: b\r\n'.repeat(150_000)}\r\n`,
  'a name with a zero': part('name="file"; filename="a\u0000.csv"', 'a'),
  'another encoding': `--x\r\ncontent-disposition: form-data; name="file"; filename*=utf-99''%ff\r\n\r\na\r\n--x--\r\n`,
  'a boundary in a boundary': '--x\r\n--x\r\n--x\r\n--x--\r\n',
  'ten thousand empty parts': `${'--x\r\n\r\n\r\n'.repeat(10_000)}--x--\r\n`,
};

function part(disposition: string, body: string): string {
  return `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${body}\r\n--x--\r\n`;
}
