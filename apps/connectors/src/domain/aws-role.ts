import { invalidField } from '@palisade/kernel';

const ROLE_ARN = /^arn:aws:iam::\d{12}:role\/[\w+=,.@/-]{1,512}$/;

/** What a client is shown, to make a role of its own that we may take. */
export interface RoleOffer {
  /** Whom the role trusts: us. */
  principal: string;
  /** Named whenever we take the role, so that nobody else makes us take it. */
  externalId: string;
}

/** Whom the role lets in: us, and only with the external id. */
export const trustPolicyOf = ({ principal, externalId }: RoleOffer): string =>
  asPolicy({
    Effect: 'Allow',
    Principal: { AWS: principal },
    Action: 'sts:AssumeRole',
    Condition: { StringEquals: { 'sts:ExternalId': externalId } },
  });

/** What the role may do: these actions and no other. */
export const rightsPolicyOf = (actions: readonly string[]): string =>
  asPolicy({ Effect: 'Allow', Action: actions, Resource: '*' });

const asPolicy = (statement: object): string =>
  JSON.stringify({ Version: '2012-10-17', Statement: [statement] }, null, 2);

/** The role and its external id when both are there; throws 400. */
export function checkedRole({ roleArn, externalId }: { roleArn?: string; externalId?: string }): {
  roleArn: string;
  externalId: string;
} {
  if (!roleArn) {
    throw invalidField('REQUIRED', 'Role ARN is a required field', '/credentials/roleArn');
  }
  if (!ROLE_ARN.test(roleArn)) {
    const detail = 'Role ARN must be like arn:aws:iam::123456789012:role/name';
    throw invalidField('INVALID_FORMAT', detail, '/credentials/roleArn');
  }
  if (!externalId) {
    throw invalidField('REQUIRED', 'External ID is a required field', '/credentials/externalId');
  }
  return { roleArn, externalId };
}
