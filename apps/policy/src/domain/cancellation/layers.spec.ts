import type { Charges } from '../money/charges';
import { layersOf } from './layers';

const charges = (premium: number): Charges => ({ premium }) as Charges;
const charged = (
  type: Parameters<typeof layersOf>[0][number]['type'],
  day: string,
  premium = 0,
) => ({
  type,
  effectiveDate: `2026-${day}`,
  charges: charges(premium),
});

describe('what was written of a policy', () => {
  it('is its issue and what came after it, but a cancellation and what took it back', () => {
    const stack = [
      charged('NEW', '01-01', 100),
      charged('ENDORSEMENT', '03-01', 20),
      charged('CANCEL', '05-01', -60),
      charged('REINSTATE', '05-01', 60),
    ];
    expect(layersOf(stack)).toEqual([
      { from: '2026-01-01', charges: charges(100) },
      { from: '2026-03-01', charges: charges(20) },
    ]);
  });

  it('begins with an issue', () => {
    expect(() => layersOf([charged('CANCEL', '05-01')])).toThrow('without an issue');
  });
});
