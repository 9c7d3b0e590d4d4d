import type { AgentContact } from './agent-contact';
import { agentContact, isComplete } from './agent-contact';

const KNOWN: AgentContact = {
  agentFirstName: 'Ada',
  agentLastName: 'Lovelace',
  agentEmail: 'ada@example.com',
  agentPhone: '+17755550142',
};

describe('the agent of a quote', () => {
  it.each<[string, Partial<AgentContact>, AgentContact | null, Partial<AgentContact>]>([
    ['who is known', {}, KNOWN, {}],
    ['with another first name', { agentFirstName: 'Ben' }, KNOWN, { agentFirstName: 'Ben' }],
    ['with another last name', { agentLastName: 'Byron' }, KNOWN, { agentLastName: 'Byron' }],
    ['with another address', { agentEmail: 'b@x.com' }, KNOWN, { agentEmail: 'b@x.com' }],
    ['with another phone', { agentPhone: '(775) 555-0143' }, KNOWN, { agentPhone: '+17755550143' }],
    ['with an empty phone', { agentPhone: '' }, KNOWN, {}],
    ['who was given', KNOWN, null, {}],
  ])('is one %s', (_, given, known, expected) => {
    expect(agentContact(given, known, 'USA')).toEqual({ ...KNOWN, ...expected });
  });

  it('is nobody while nothing is known', () => {
    expect(Object.values(agentContact({}, null, 'USA'))).toEqual([null, null, null, null]);
  });

  it('has no phone of elsewhere', () => {
    const errors = [expect.objectContaining({ pointer: '/agentPhone' })];
    expect(() => agentContact({ agentPhone: '12' }, KNOWN, 'USA')).toThrow(
      expect.objectContaining({ status: 400, code: 'PHONE_INVALID', errors }),
    );
  });

  it.each<[Partial<AgentContact>, boolean]>([
    [{}, true],
    [{ agentPhone: null }, true],
    [{ agentFirstName: null }, false],
    [{ agentLastName: '' }, false],
    [{ agentEmail: null }, false],
  ])('with %j is complete: %s', (change, expected) => {
    expect(isComplete({ ...KNOWN, ...change })).toBe(expected);
  });
});
