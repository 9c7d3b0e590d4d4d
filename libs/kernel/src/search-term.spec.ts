import { storedPhone } from './phone';
import { phonePart, searchTerm, textsOf } from './search-term';

describe('phonePart', () => {
  it.each([
    ['(555) 010-1234', '5550101234'],
    ['5550101234', '5550101234'],
    ['555.010.1234', '5550101234'],
    ['+1 (555) 010-1234', '5550101234'],
    ['001 555 010 1234', '5550101234'],
    ['1-555-010-1234', '15550101234'],
    ['010-1234', '101234'],
    ['020 7946 0018', '2079460018'],
    ['+44 20 7946 0018', '2079460018'],
    ['+44 (0)20 7946 0018', '2079460018'],
    ['0044 20 7946 0018', '2079460018'],
    ['442079460018', '2079460018'],
    ['07911 123456', '7911123456'],
  ])('reads %s as %s', (typed, part) => {
    expect(phonePart(typed)).toBe(part);
  });

  it.each(['555', 'red rock', 'q-26-0000017', '', '12a4567'])('finds none in %j', (typed) => {
    expect(phonePart(typed)).toBeNull();
  });

  it.each([
    ['(555) 010-1234', '+1 555 010 1234'],
    ['1-555-010-1234', '5550101234'],
    ['020 7946 0018', '+44 20 7946 0018'],
    ['+44 7911 123456', '07911 123456'],
  ])('is a part of the stored form of %s, typed as %s', (kept, typed) => {
    const region = kept.startsWith('0') || kept.startsWith('+44') ? 'UK' : 'US';
    expect(storedPhone(kept, region)).toContain(phonePart(typed));
  });
});

describe('searchTerm', () => {
  it.each([
    ['  Red   Rock ', { text: 'red rock', number: null, phone: null }],
    ['Q-26-0000017', { text: 'q 26 0000017', number: 'q260000017', phone: null }],
    ['q26 0000017', { text: 'q26 0000017', number: 'q260000017', phone: null }],
    ['26-0000017', { text: '26 0000017', number: '260000017', phone: '260000017' }],
    ['jane@redrock', { text: 'jane@redrock', number: null, phone: null }],
    ['ÉLAN', { text: 'elan', number: null, phone: null }],
    ['St. Louis', { text: 'st louis', number: null, phone: null }],
    ['(555) 010', { text: '555 010', number: null, phone: '555010' }],
  ])('reads %j', (typed, term) => {
    expect(searchTerm(typed)).toEqual(term);
  });
});

describe('textsOf', () => {
  it.each([
    ['Red', { starts: ['red'], within: ['red'] }],
    ['re', { starts: ['re'], within: [] }],
    [
      'Q-26-0000017',
      { starts: ['q 26 0000017', 'q260000017'], within: ['q 26 0000017', 'q260000017'] },
    ],
    ['(555) 010', { starts: ['555 010'], within: ['555 010', '555010'] }],
    ['5550101234', { starts: ['5550101234'], within: ['5550101234'] }],
  ])('looks for %j', (typed, texts) => {
    expect(textsOf(searchTerm(typed))).toEqual(texts);
  });
});
