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
});
