import type { ZenDecision } from '@gorules/zen-engine';
import type { Plan } from '../../apps/rater/src/domain/plan';
import type { RatableRisk } from '../../apps/rater/src/domain/rate';
import type { BuiltEngine } from '../rating/engine';
import type { FullInput, ReferenceTables } from './reference';
import { asNumbers, bare, guardedReference, referenceTables } from './reference';
import type { Run } from './measure';
import { measure, perSecond } from './measure';
import { benchRisks } from './risks';
import type { Question } from './plan-tables';
import { questionOf } from './plan-tables';
import type { JsonRules } from './rules-engines';
import { jsonRules, jsonRulesPremium, zenDecision, zenPremium } from './rules-engines';

/** Microseconds of each kind of rating, how many coverages a risk has, and how many are quick. */
export type InProcess = Awaited<ReturnType<typeof benchInProcess>>;

/** Ratings in one process: the engine, a reference, bare arithmetic and two rules engines. */
export async function benchInProcess(engine: BuiltEngine) {
  const books = engine.seedShelf;
  // As they come off the wire: texts of their own, not those of the tables.
  const bodies = benchRisks().map((body) => JSON.parse(JSON.stringify(body)) as unknown);
  const context = { mayBypass: false, books };
  const risks = bodies.map((body) => engine.readInput(body, context));
  const numbers = risks.map((risk) => asNumbers(engine, risk));
  const reference = referenceRisks(engine, risks);
  const each =
    <T>(values: readonly T[], run: (value: T) => unknown): Run =>
    () => {
      for (const value of values) run(value);
      return values.length;
    };
  const times = await measure({
    'engine, no trace': each(risks, (risk) => engine.price(risk)),
    'engine, exact': each(risks, (risk) => engine.rate(risk)),
    'engine, summary': each(risks, (risk) => engine.summary(risk)),
    'engine, full trace': each(risks, (risk) => engine.rate(risk, true)),
    'reading and checking a body': each(bodies, (body) => engine.readInput(body, context)),
    'guarded reference': each(reference, ({ tables, input, hazard }) =>
      guardedReference(tables, input, hazard),
    ),
    'bare arithmetic': each(numbers, bare),
    ...(await rulesEngines(risks, (risk) => engine.price(risk).premium / 100)),
  });
  const coverages = engine.price(risks[0]).lines.filter((line) => line.coverage).length;
  const quick = risks.filter((risk) => engine.quickPrice(risk)).length / risks.length;
  return { times, coverages, quick };
}

interface Referred {
  tables: ReferenceTables;
  input: FullInput;
  hazard: number;
}

/** The reference must rate the same plan: it is refused where it does not. */
function referenceRisks(engine: BuiltEngine, risks: readonly RatableRisk[]): Referred[] {
  const plans = new Map<Plan, ReferenceTables>();
  return risks.map((risk) => {
    const { plan, hazard } = risk;
    const input = risk.input as FullInput; // The risks of the bench leave nothing open.
    const tables = plans.get(plan) ?? referenceTables(plan, input.state);
    plans.set(plan, tables);
    const asked = { tables, input, hazard: hazard.hazard };
    const answer = guardedReference(asked.tables, asked.input, asked.hazard);
    const { premium } = engine.price(risk);
    if (!Number.isNaN(answer) && answer * 100 !== premium) {
      throw new Error(`The reference says ${answer} and not ${premium / 100}.`);
    }
    return asked;
  });
}

/** A risk as it is asked of both rules engines. */
interface Asked {
  zen: ZenDecision;
  rules: JsonRules;
  question: Question;
}

/** One plan at a time: the decision of a state. */
async function rulesEngines(
  risks: readonly RatableRisk[],
  premiumOf: (risk: RatableRisk) => number,
) {
  const decisions = new Map<Plan, Omit<Asked, 'question'>>();
  const asked = risks.map((risk): Asked => {
    const { plan } = risk;
    const known = decisions.get(plan) ?? { zen: zenDecision(plan), rules: jsonRules(plan) };
    decisions.set(plan, known);
    return { ...known, question: questionOf(risk) };
  });
  let next = 0;
  const one = (run: (one: Asked) => Promise<number>) => async (): Promise<number> => {
    const { zen, rules, question } = asked[next++ % asked.length];
    await run({ zen, rules, question });
    return 1;
  };
  await compare(asked, risks.map(premiumOf));
  return {
    'zen-engine': one(({ zen, question }) => zenPremium(zen, question)),
    'json-rules-engine': one(({ rules, question }) => jsonRulesPremium(rules, question)),
  };
}

/** The engines must rate the same plan: binary fractions may miss a unit here and there. */
async function compare(asked: readonly Asked[], premiums: readonly number[]): Promise<void> {
  const count = 50;
  for (let at = 0; at < count; at++) {
    const { zen, rules, question } = asked[at];
    const answers = [await zenPremium(zen, question), await jsonRulesPremium(rules, question)];
    const off = Math.max(...answers.map((answer) => Math.abs(answer - premiums[at])));
    if (!(off <= 2)) throw new Error(`Risk ${at}: ${answers} and not ${premiums[at]}.`);
  }
}

/** The lines of a report. */
export function inProcessRows({ times }: InProcess): string[][] {
  const engine = times['engine, no trace'].median;
  return Object.entries(times).map(([name, time]) => [
    name,
    perSecond(time).toLocaleString('en'),
    time.median.toFixed(2),
    `${time.least.toFixed(2)} to ${time.most.toFixed(2)}`,
    `${(time.median / engine).toFixed(2)}`,
  ]);
}
