import { retailAgent } from './retail-agent';

const FLORIDA = { product: 'P250', state: 'FL' } as const;
const AGENT = {
  retailAgentFirstName: 'Rosa',
  retailAgentLastName: 'Key',
  retailAgentLicenseNumber: 'W123456',
};

it.each([
  ['whole', AGENT, FLORIDA, AGENT],
  ['left out in Florida', {}, FLORIDA, null],
  ['left out elsewhere', {}, { product: 'P250', state: 'GA' } as const, null],
])('a retail agent %s is kept as told', (_, given, of, expected) => {
  expect(retailAgent(given, of)).toEqual(expected);
});

it.each([
  ['on surplus paper', AGENT, { product: 'P250_S', state: 'FL' } as const, /Florida alone/],
  ['in another state', AGENT, { product: 'P250', state: 'GA' } as const, /Florida alone/],
  ['without a number', { ...AGENT, retailAgentLicenseNumber: '' }, FLORIDA, /License number/],
  ['by the number alone', { retailAgentLicenseNumber: 'W123456' }, FLORIDA, /First name/],
])('a retail agent %s is refused', (_, given, of, message) => {
  expect(() => retailAgent(given, of)).toThrow(message);
});
