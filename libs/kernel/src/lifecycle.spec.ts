import fc from 'fast-check';
import { DomainError } from './domain-error';
import type { LifecycleShape, Transitions } from './lifecycle';
import { allowedActions, mermaidDiagram, nextStatus, validateTransitions } from './lifecycle';

type Status = 'DRAFT' | 'READY' | 'IN FORCE' | 'VOID';
type Action = 'release' | 'updateTerms' | 'putInForce' | 'void';

const TABLE: Transitions<Status, Action> = {
  release: { from: ['DRAFT'], to: 'READY' },
  updateTerms: { from: ['DRAFT', 'READY'], to: 'same' },
  putInForce: { from: ['READY'], to: 'IN FORCE' },
  void: { from: ['READY', 'IN FORCE'], to: 'VOID' },
};
const SHAPE: LifecycleShape<Status> = {
  statuses: ['DRAFT', 'READY', 'IN FORCE', 'VOID'],
  initial: ['DRAFT'],
  terminal: ['VOID'],
};

describe('nextStatus', () => {
  it.each<[Status, Action, Status]>([
    ['DRAFT', 'release', 'READY'],
    ['READY', 'updateTerms', 'READY'],
    ['IN FORCE', 'void', 'VOID'],
  ])('leads from %s by %s to %s', (from, action, to) => {
    expect(nextStatus(TABLE, from, action)).toBe(to);
  });

  it.each<[Status, Action]>([
    ['DRAFT', 'void'],
    ['VOID', 'release'],
    ['IN FORCE', 'updateTerms'],
  ])('refuses in status %s the action %s with 409', (from, action) => {
    expect(() => nextStatus(TABLE, from, action)).toThrow(
      expect.objectContaining({ code: 'ILLEGAL_TRANSITION', status: 409 }) as DomainError,
    );
  });
});

describe('allowedActions', () => {
  it.each<[Status, Action[]]>([
    ['DRAFT', ['release', 'updateTerms']],
    ['READY', ['updateTerms', 'putInForce', 'void']],
    ['VOID', []],
  ])('in %s are %j', (status, actions) => {
    expect(allowedActions(TABLE, status)).toEqual(actions);
  });

  it('are exactly the actions that nextStatus does not refuse, on every walk', () => {
    const actions = Object.keys(TABLE) as Action[];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 20 }), (walk) => {
        let status: Status = 'DRAFT';
        for (const action of walk) {
          if (!allowedActions(TABLE, status).includes(action)) {
            const from = status;
            expect(() => nextStatus(TABLE, from, action)).toThrow(DomainError);
          } else {
            status = nextStatus(TABLE, status, action);
            expect(SHAPE.statuses).toContain(status);
          }
        }
      }),
    );
  });
});

describe('validateTransitions', () => {
  it('finds nothing in a sound table', () => {
    expect(validateTransitions(TABLE, SHAPE)).toEqual([]);
  });

  it.each<[string, Partial<Transitions<Status, Action>>, Partial<LifecycleShape<Status>>, string]>([
    ['an unreachable status', { release: { from: ['READY'], to: 'READY' } }, {}, 'unreachable'],
    ['a dangling status', {}, { terminal: [] }, 'Status VOID is dangling'],
    ['a terminal status that is left', {}, { terminal: ['READY', 'VOID'] }, 'READY is terminal'],
    ['a status that is not listed', {}, { statuses: ['DRAFT', 'READY', 'VOID'] }, 'names IN FORCE'],
  ])('reports %s', (_, rows, shape, sentence) => {
    const defects = validateTransitions({ ...TABLE, ...rows }, { ...SHAPE, ...shape });
    expect(defects.join('\n')).toContain(sentence);
  });
});

describe('mermaidDiagram', () => {
  it('draws every row, with an id and a label for a status of two words', () => {
    expect(mermaidDiagram(TABLE, SHAPE)).toBe(
      [
        'stateDiagram-v2',
        '  state "IN FORCE" as IN_FORCE',
        '  [*] --> DRAFT',
        '  DRAFT --> READY : release',
        '  DRAFT --> DRAFT : update terms',
        '  READY --> READY : update terms',
        '  READY --> IN_FORCE : put in force',
        '  READY --> VOID : void',
        '  IN_FORCE --> VOID : void',
        '  VOID --> [*]',
        '',
      ].join('\n'),
    );
  });
});
