import { domainProblem, storedDomain } from './client-domain';

describe('the domain of a client', () => {
  it.each([
    [' Example.COM ', 'example.com'],
    ['https://www.example.com/a?b#c', 'example.com'],
    ['HTTP://example.com?b', 'example.com'],
    ['git+ssh://example.com', 'example.com'],
    ['www.example.com', 'example.com'],
    ['example.com#www.', 'example.com'],
    ['my.www.example.com', 'my.www.example.com'],
    ['a://b://c', 'b:'],
    ['1http://x', '1http:'],
  ])('%s is stored as %s', (text, expected) => {
    expect(storedDomain(text)).toBe(expected);
  });

  const isBlocked = (domain: string): boolean => domain === 'blocked.com';
  it.each([
    ['example.com', null],
    ['https://example.co.uk', null],
    ['', 'Please enter a domain name.'],
    ['https://', 'Please enter a domain name.'],
    ['a.com b.com', 'Only enter one domain'],
    ['a.com,b.com', 'Only enter one domain'],
    ['a.com;b.com', 'Only enter one domain'],
    ['example', 'Invalid Domain! Try a different domain name.'],
    ['gmail.com', 'Invalid Domain! Try a different domain name.'],
    ['www.yahoo.co.uk', 'Invalid Domain! Try a different domain name.'],
    ['blocked.com', 'Invalid Domain! Try a different domain name.'],
  ])('%s: %s', (text, expected) => {
    expect(domainProblem(text, isBlocked)).toBe(expected);
  });
});
