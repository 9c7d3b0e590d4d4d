import { modalOfLink, withoutModal } from './modal-link';

const link = (query: string) => new URLSearchParams(query);

describe('a link that opens a modal', () => {
  it.each([
    ['modal=account-create', { id: 'account-create', data: {} }],
    ['modal=x&modalData=%7B%22id%22%3A7%7D', { id: 'x', data: { id: 7 } }],
    ['modal=x&modalData=%7B', { id: 'x', data: {} }],
    ['page=2', { id: '', data: {} }],
  ])('is read from %s', (query, expected) => {
    expect(modalOfLink(link(query))).toEqual(expected);
  });

  it('loses its own parameters only', () => {
    const rest = withoutModal(link('page=2&modal=x&modalData=%7B%7D&sort=name,asc'));
    expect(rest.toString()).toBe('page=2&sort=name%2Casc');
  });
});
