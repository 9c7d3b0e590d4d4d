import { checkContact, customerContact } from './customer-contact';

const NOBODY = {
  customerFirstName: null,
  customerLastName: null,
  customerEmail: null,
  customerPhone: null,
};
const ACCOUNT = {
  contact: { firstName: 'Rosa', lastName: 'Delgado', email: 'r@d.example', phone: null },
  country: 'USA',
} as const;

describe('the policyholder of a quote', () => {
  it('is who is named, else who the quote knows, else who the account knows', () => {
    const known = { ...NOBODY, customerLastName: 'Vega' };
    const given = { customerFirstName: 'Ana', customerPhone: '(702) 555-0111' };
    expect(customerContact(given, known, ACCOUNT)).toEqual({
      customerFirstName: 'Ana',
      customerLastName: 'Vega',
      customerEmail: 'r@d.example',
      customerPhone: '+17025550111',
    });
  });

  it('has a phone of the region, or none is saved', () => {
    const call = (): unknown => customerContact({ customerPhone: '12' }, NOBODY, ACCOUNT);
    expect(call).toThrow(expect.objectContaining({ status: 400, code: 'PHONE_INVALID' }));
  });

  it.each([{ customerEmail: null }, { customerFirstName: null }, { customerLastName: null }])(
    'is not complete with %j',
    (change) => {
      const contact = { ...customerContact({}, NOBODY, ACCOUNT), ...change };
      expect(() => checkContact(contact)).toThrow(expect.objectContaining({ status: 409 }));
    },
  );

  it('needs no phone', () => {
    expect(() => checkContact(customerContact({}, NOBODY, ACCOUNT))).not.toThrow();
  });
});
