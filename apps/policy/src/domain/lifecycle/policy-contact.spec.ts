import type { CustomerFields, PolicyContact } from './policy-contact';
import { correctedContact } from './policy-contact';

const CONTACT: PolicyContact = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+17755550142',
};

describe('the contact of a policy', () => {
  it.each<[string, CustomerFields, Partial<PolicyContact>]>([
    ['nothing', {}, {}],
    ['the first name', { customerFirstName: 'Ben' }, { firstName: 'Ben' }],
    ['the last name', { customerLastName: 'Byron' }, { lastName: 'Byron' }],
    ['the mail address', { customerEmail: 'Ben@Example.com' }, { email: 'ben@example.com' }],
    ['the phone', { customerPhone: '(775) 555-0143' }, { phone: '+17755550143' }],
    ['no phone for an empty one', { customerPhone: '' }, {}],
  ])('corrects %s', (_, fields, expected) => {
    expect(correctedContact(CONTACT, fields, 'US')).toEqual({ ...CONTACT, ...expected });
  });

  it('has no phone that is none', () => {
    const act = (): unknown => correctedContact(CONTACT, { customerPhone: '12' }, 'US');
    const errors = [{ pointer: '/customerPhone', detail: expect.stringMatching(/./) }];
    expect(act).toThrow(expect.objectContaining({ status: 400, code: 'PHONE_INVALID', errors }));
  });
});
