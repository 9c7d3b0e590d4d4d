import { withinCode, withinTeams } from './row-scope';

class Conditions {
  readonly all: string[] = [];

  andWhere(condition: string, parameters: Record<string, unknown> = {}): this {
    const bound = condition.replace(/:(\w+)/g, (_, name: string) =>
      JSON.stringify(parameters[name]),
    );
    this.all.push(bound);
    return this;
  }
}

const TEAM = 'account.teamIds';
const none = { onlyQuoteId: null, onlyPolicyId: null, onlyClaimId: null };

it.each([
  [false, ['east'], ['account.teamIds && cast(["east"] as uuid[])']],
  [false, [], []],
  [true, ['east'], []],
])('a query of an agency: sees all %s, in %j', (seesAllTeams, teamIds, expected) => {
  expect(withinTeams(new Conditions(), { seesAllTeams, teamIds }, TEAM).all).toEqual(expected);
});

it.each([
  [none, {}, []],
  [none, { quote: 'quote.id' }, []],
  [{ ...none, onlyQuoteId: 'q' }, { quote: 'quote.id' }, ['quote.id = "q"']],
  [{ ...none, onlyQuoteId: 'q' }, { policy: 'policy.id' }, ['false']],
  [{ ...none, onlyQuoteId: 'q' }, {}, ['false']],
  [{ ...none, onlyPolicyId: 'p' }, { policy: 'policy.id' }, ['policy.id = "p"']],
  [{ ...none, onlyPolicyId: 'p' }, { quote: 'quote.id' }, ['false']],
  [{ ...none, onlyClaimId: 'c' }, { claim: 'claim.id' }, ['claim.id = "c"']],
  [{ ...none, onlyClaimId: 'c' }, { quote: 'd.quoteId', policy: 'd.policyId' }, ['false']],
  [
    { ...none, onlyPolicyId: 'p' },
    { quote: 'd.quoteId', policy: 'd.policyId' },
    ['d.policyId = "p"'],
  ],
])('a query for the holder of %j by %j', (holder, columns, expected) => {
  expect(withinCode(new Conditions(), holder, columns).all).toEqual(expected);
});
