import { isSignedBy } from '../simulator/signed-request';
import { signedHeaders } from './sign-request';

const KEYS = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
};
const NOW = new Date('2026-07-03T12:36:00Z');
const REQUEST = {
  url: 'https://sts.us-east-1.amazonaws.com/',
  contentType: 'application/x-www-form-urlencoded; charset=utf-8',
  body: 'Action=AssumeRole',
};

describe('a request to AWS', () => {
  const place = { keys: KEYS, region: 'us-east-1', service: 'sts', now: NOW };
  const signer = { ...KEYS, service: 'sts' };
  const signed = async (keys = KEYS) => ({
    path: '/',
    headers: await signedHeaders(REQUEST, { ...place, keys }),
    body: REQUEST.body,
  });

  it('is signed for its day, region and service', async () => {
    const { headers } = await signed();
    expect(headers['authorization']).toContain('AKIDEXAMPLE/20260703/us-east-1/sts/aws4_request');
    expect(headers['x-amz-date']).toBe('20260703T123600Z');
  });

  it('is known as ours by who has the same keys', async () => {
    expect(isSignedBy(await signed(), signer)).toBe(true);
  });

  it('shows the token of a role that was taken', async () => {
    const request = await signed({ ...KEYS, sessionToken: 'taken' } as typeof KEYS);
    expect(request.headers['x-amz-security-token']).toBe('taken');
    expect(isSignedBy(request, signer)).toBe(true);
  });

  it.each([
    ['another body', { body: 'Action=GetCallerIdentity' }, {}],
    ['another path', { path: '/other' }, {}],
    ['another secret', {}, { secretAccessKey: 'other' }],
    ['other keys', {}, { accessKeyId: 'OTHER' }],
    ['another service', {}, { service: 'securityhub' }],
    ['no signature', { headers: {} }, {}],
  ])('is not known with %s', async (_, request, other) => {
    expect(isSignedBy({ ...(await signed()), ...request }, { ...signer, ...other })).toBe(false);
  });
});
