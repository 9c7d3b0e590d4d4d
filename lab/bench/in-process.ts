import { asNumbers, bare, guardedReference, referenceTables } from './reference';
import { measure, perSecond } from './measure';
import { benchRisks } from './risks';
import { questionOf } from './plan-tables';
import { jsonRules, jsonRulesPremium, zenDecision, zenPremium } from './rules-engines';

/** Ratings in one process: the engine, a reference, bare arithmetic and two rules engines. */
export async function benchInProcess(engine) {
  const books = engine.seedShelf;
  // As they come off the wire: texts of their own, not those of the tables.
  const bodies = benchRisks().map((body) => JSON.parse(JSON.stringify(body)));
  const context = { mayBypass: false, books };
  const risks = bodies.map((body) => engine.readInput(body, context));
  const numbers = risks.map((risk) => asNumbers(engine, risk));
  const reference = referenceRisks(engine, risks);
  const each = (values, run) => () => {
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

/** The reference must rate the same plan: it is refused where it does not. */
function referenceRisks(engine, risks) {
  const plans = new Map();
  return risks.map((risk) => {
    const { plan, input, hazard } = risk;
    if (!plans.has(plan)) plans.set(plan, referenceTables(plan, input.state));
    const asked = { tables: plans.get(plan), input, hazard: hazard.hazard };
    const answer = guardedReference(asked.tables, asked.input, asked.hazard);
    const { premium } = engine.price(risk);
    if (!Number.isNaN(answer) && answer * 100 !== premium) {
      throw new Error(`The reference says ${answer} and not ${premium / 100}.`);
    }
    return asked;
  });
}

/** One plan at a time: the decision of a state. */
async function rulesEngines(risks, premiumOf) {
  const decisions = new Map();
  const asked = risks.map((risk) => {
    const { plan } = risk;
    if (!decisions.has(plan)) {
      decisions.set(plan, { zen: zenDecision(plan), rules: jsonRules(plan) });
    }
    return { ...decisions.get(plan), question: questionOf(risk) };
  });
  let next = 0;
  const one = (run) => async () => {
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
async function compare(asked, premiums) {
  const count = 50;
  for (let at = 0; at < count; at++) {
    const { zen, rules, question } = asked[at];
    const answers = [await zenPremium(zen, question), await jsonRulesPremium(rules, question)];
    const off = Math.max(...answers.map((answer) => Math.abs(answer - premiums[at])));
    if (!(off <= 2)) throw new Error(`Risk ${at}: ${answers} and not ${premiums[at]}.`);
  }
}

/** The lines of a report. */
export function inProcessRows({ times }) {
  const engine = times['engine, no trace'].median;
  return Object.entries(times).map(([name, time]) => [
    name,
    perSecond(time).toLocaleString('en'),
    time.median.toFixed(2),
    `${time.least.toFixed(2)} to ${time.most.toFixed(2)}`,
    `${(time.median / engine).toFixed(2)}`,
  ]);
}
