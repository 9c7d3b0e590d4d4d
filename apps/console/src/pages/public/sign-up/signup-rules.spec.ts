import { checkSignup, type SignupValues } from './signup-rules';

const COMPLETE: SignupValues = {
  invitationCode: 'ABCDEFGHJK',
  organization: 'Larkspur Insurance',
  firstName: 'Lena',
  lastName: 'Larkspur',
  producerNo: '10234599',
  accountType: 'AGENCY',
};

describe('a sign-up', () => {
  it.each<[Partial<SignupValues>, string[]]>([
    [{}, []],
    [{ invitationCode: ' ' }, ['invitationCode']],
    [{ organization: '', firstName: '', lastName: '' }, ['organization', 'firstName', 'lastName']],
    [{ producerNo: '' }, ['producerNo']],
    [{ producerNo: 'ten' }, ['producerNo']],
    [{ producerNo: '', accountType: 'CUSTOMER' }, []],
    [{ producerNo: '', accountType: 'COWBELL' }, ['producerNo']],
  ])('with %j lacks %j', (change, fields) => {
    expect(Object.keys(checkSignup({ ...COMPLETE, ...change }))).toEqual(fields);
  });

  it.each([
    ['', 'Producer number is required'],
    ['ten', 'Producer number is required'],
    ['12345678901', 'NPN must be less than or equal to 10 digits'],
  ])('with the producer number %j says %s', (producerNo, text) => {
    expect(checkSignup({ ...COMPLETE, producerNo })).toEqual({ producerNo: { text } });
  });
});
