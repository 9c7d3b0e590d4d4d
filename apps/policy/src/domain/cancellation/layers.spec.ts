import { charged as charges } from '../life/life.fixture';
import { layersOf } from './layers';

const charged = (
  number: number,
  type: Parameters<typeof layersOf>[0][number]['type'],
  day: string,
  premium = 0,
  reverses: number | null = null,
) => ({ number, type, effectiveDate: `2026-${day}`, charges: charges({ premium }), reverses });

describe('what was written of a policy', () => {
  it('is its issue and what came after it, but a cancellation and what took it back', () => {
    const stack = [
      charged(1, 'NEW', '01-01', 100),
      charged(2, 'ENDORSEMENT', '03-01', 20),
      charged(3, 'CANCEL', '05-01', -60),
      charged(4, 'REINSTATE', '05-01', 60, 3),
    ];
    expect(layersOf(stack)).toEqual([
      { from: '2026-01-01', charges: charges({ premium: 100 }) },
      { from: '2026-03-01', charges: charges({ premium: 20 }) },
    ]);
  });

  it('is what stands by its dates, without what was taken back and laid again', () => {
    const stack = [
      charged(1, 'NEW', '01-01', 100),
      charged(2, 'ENDORSEMENT', '06-01', 20),
      charged(3, 'REVERSAL', '06-01', -20, 2),
      charged(4, 'ENDORSEMENT', '03-01', 50),
      charged(5, 'ENDORSEMENT', '06-01', 30),
    ];
    expect(layersOf(stack).map(({ charges: { premium } }) => premium)).toEqual([100, 50, 30]);
  });

  it('is one layer for all that begins on one date', () => {
    const stack = [
      charged(1, 'NEW', '01-01', 100),
      charged(2, 'ENDORSEMENT', '01-01', 7),
      charged(3, 'ENDORSEMENT', '03-01', 20),
      charged(4, 'ENDORSEMENT', '03-01', -5),
    ];
    expect(layersOf(stack).map(({ charges: { premium } }) => premium)).toEqual([100, 7, 15]);
  });

  it('begins with an issue', () => {
    expect(() => layersOf([charged(1, 'CANCEL', '05-01')])).toThrow('without an issue');
  });
});
