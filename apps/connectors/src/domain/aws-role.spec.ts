import { checkedRole, rightsPolicyOf, trustPolicyOf } from './aws-role';

const ROLE = { roleArn: 'arn:aws:iam::123456789012:role/team/Palisade', externalId: 'x.y' };

describe('a role of AWS', () => {
  it('trusts us with its external id alone', () => {
    const offer = { principal: 'arn:aws:iam::000000000000:user/us', externalId: 'x.y' };
    expect(JSON.parse(trustPolicyOf(offer))).toEqual({
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: { AWS: 'arn:aws:iam::000000000000:user/us' },
          Action: 'sts:AssumeRole',
          Condition: { StringEquals: { 'sts:ExternalId': 'x.y' } },
        },
      ],
    });
  });

  it('may do what is read and nothing else', () => {
    expect(JSON.parse(rightsPolicyOf(['securityhub:GetFindings']))).toMatchObject({
      Statement: [{ Effect: 'Allow', Action: ['securityhub:GetFindings'] }],
    });
  });

  it('is taken as it was given', () => expect(checkedRole(ROLE)).toEqual(ROLE));

  it.each([
    ['REQUIRED', { ...ROLE, roleArn: undefined }],
    ['REQUIRED', { ...ROLE, roleArn: '' }],
    ['REQUIRED', { ...ROLE, externalId: undefined }],
    ['INVALID_FORMAT', { ...ROLE, roleArn: 'Palisade' }],
    ['INVALID_FORMAT', { ...ROLE, roleArn: 'arn:aws:iam::12345678901:role/Palisade' }],
    ['INVALID_FORMAT', { ...ROLE, roleArn: 'arn:aws:iam::123456789012:user/Palisade' }],
    ['INVALID_FORMAT', { ...ROLE, roleArn: 'arn:aws:iam::123456789012:role/a b' }],
  ])('is refused as %s: %j', (code, given) => {
    expect(() => checkedRole(given)).toThrow(expect.objectContaining({ code }));
  });
});
