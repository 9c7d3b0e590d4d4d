import { problemFields } from './problem-fields';

const fieldOf = { name: 'name', zipCode: 'zipCode', teams: 'teamId' };

describe('problemFields', () => {
  it('puts each error under the field that its pointer names', () => {
    const { fields, rest } = problemFields(
      [
        { pointer: '/name', detail: 'Name is a required field' },
        { pointer: '/zipCode', detail: 'Invalid ZIP Code' },
      ],
      fieldOf,
    );
    expect(fields).toEqual([
      { name: 'name', errors: ['Name is a required field'] },
      { name: 'zipCode', errors: ['Invalid ZIP Code'] },
    ]);
    expect(rest).toEqual([]);
  });

  it.each([
    ['a member that the form calls otherwise', '/teams', 'teamId'],
    ['a part of a list', '/teams/0/id', 'teamId'],
  ])('finds the field of %s', (_, pointer, name) => {
    expect(problemFields([{ pointer, detail: 'x' }], fieldOf).fields).toEqual([
      { name, errors: ['x'] },
    ]);
  });

  it.each([
    ['no pointer', undefined],
    ['a pointer to the whole body', ''],
    ['a member that the form does not have', '/colour'],
    ['a name that every object inherits', '/constructor'],
    ['an escaped member', '/a~1b'],
  ])('keeps what has %s for the summary', (_, pointer) => {
    expect(problemFields([{ pointer, detail: 'x' }], fieldOf)).toEqual({ fields: [], rest: ['x'] });
  });

  it('gathers several errors of one field and drops those without a text', () => {
    const items = [
      { pointer: '/name', detail: 'a' },
      { pointer: '/name' },
      { pointer: '/name', detail: 'b' },
    ];
    expect(problemFields(items, fieldOf).fields).toEqual([{ name: 'name', errors: ['a', 'b'] }]);
  });
});
