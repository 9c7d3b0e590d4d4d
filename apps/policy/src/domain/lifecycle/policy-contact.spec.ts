import type { CustomerFields, PolicyContact } from './policy-contact';
import { checkChanges, correctedContact } from './policy-contact';

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

  it.each<[string, object, object, boolean]>([
    ['nothing', {}, {}, true],
    ['the name', { companyName: 'Red Rock' }, {}, false],
    ['the first name', {}, { firstName: 'Ben' }, false],
    ['the last name', {}, { lastName: 'Byron' }, false],
    ['the mail address', {}, { email: 'ben@example.com' }, false],
    ['the phone', {}, { phone: null }, false],
  ])('makes a revision when %s changes, and none of nothing', (_, named, contact, isRefused) => {
    const before = { companyName: 'Red Rock Dental', contact: CONTACT };
    const after = { ...before, ...named, contact: { ...CONTACT, ...contact } };
    const act = (): void => checkChanges(before, after);
    if (isRefused) expect(act).toThrow(expect.objectContaining({ status: 409 }));
    else expect(act).not.toThrow();
  });
});
