import { pageOf } from './paging';

describe('pageOf', () => {
  it.each([
    [0, 25, 0],
    [1, 25, 1],
    [25, 25, 1],
    [26, 25, 2],
    [101, 100, 2],
  ])('divides %i rows at %i a page into %i pages', (rows, size, totalPages) => {
    const page = pageOf(['row'], { page: 0, size }, { rows });
    expect(page).toEqual({ content: ['row'], totalElements: rows, totalPages, number: 0, size });
  });

  it('says when the total is only a lower bound', () => {
    const page = pageOf([], { page: 7, size: 25 }, { rows: 10_000, isLowerBound: true });
    expect(page).toMatchObject({ number: 7, totalElements: 10_000, totalIsLowerBound: true });
  });
});
