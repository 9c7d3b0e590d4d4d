// The same plan on two rules engines, from the checked risk to the premium with terrorism cover:
// every factor is a row of a table that the engine looks up, with the bands, the bounds, the risk
// score, the coverages and their limits. What json-rules-engine can not do, it multiplies nothing,
// is done beside it in its favour; limits lie on points of the tables, so neither interpolates.
import type { ZenDecision } from '@gorules/zen-engine';
import { ZenEngine } from '@gorules/zen-engine';
import type { ConditionProperties, Event } from 'json-rules-engine';
import { Engine } from 'json-rules-engine';
import type { Plan } from '../../apps/rater/src/domain/plan';
import type { Question } from './plan-tables';
import { bandTables, factorTables, formulaOf, partTable, coverageTable } from './plan-tables';

const CONTROLS_UNIT = 10_000;

/** A decision of ZEN: a table for each factor, loops over the coverages, then expressions. */
export function zenDecision(plan: Plan): ZenDecision {
  const nodes: Node[] = [node('in', 'inputNode'), node('out', 'outputNode')];
  const edges: Edge[] = [];
  const table = (id: string, content: object, [from, to]: [from: string, to: string]): void => {
    nodes.push({ ...node(id, 'decisionTableNode'), content: { hitPolicy: 'first', ...content } });
    edges.push(edge(from, id), edge(id, to));
  };
  const texts = (rows: Record<string, number>): Keyed[] =>
    Object.entries(rows).map(([key, value]) => [JSON.stringify(key), value]);
  for (const [name, rows] of Object.entries(factorTables(plan))) {
    table(name, lookUp(name, `f_${name}`, texts(rows)), ['in', 'price']);
  }
  for (const [name, bands] of Object.entries(bandTables(plan))) {
    const keyed = bands.map(([, upTo, value]): Keyed => [`<= ${upTo}`, value]);
    table(name, lookUp(name, `f_${name}`, keyed), ['in', 'price']);
  }
  const loads = lookUp('coverage', 'load', texts(coverageTable(plan)));
  const parts = lookUp('part', 'factor', texts(partTable(plan)));
  table('loads', { ...loads, ...EACH_COVERAGE }, ['in', 'parts']);
  table('parts', { ...parts, ...EACH_COVERAGE }, ['loads', 'price']);
  nodes.push({ ...node('price', 'expressionNode'), content: { expressions: zenFormulas(plan) } });
  edges.push(edge('price', 'out'));
  const content = { contentType: 'application/vnd.gorules.decision', nodes, edges: once(edges) };
  return new ZenEngine().createDecision(Buffer.from(JSON.stringify(content)));
}

const EACH_COVERAGE = {
  inputField: 'coverages',
  outputPath: 'coverages',
  executionMode: 'loop',
  passThrough: true,
};

type Node = ReturnType<typeof node> & { content?: object };

const node = (id: string, type: string) => ({ id, type, name: id, position: { x: 0, y: 0 } });

type Edge = ReturnType<typeof edge>;

const edge = (sourceId: string, targetId: string) => ({
  id: `${sourceId}-${targetId}`,
  sourceId,
  targetId,
  type: 'edge',
});

const once = (edges: readonly Edge[]): Edge[] => [
  ...new Map(edges.map((one) => [one.id, one])).values(),
];

/** What a row is found by, as an expression, and its number. */
type Keyed = [key: string, value: number];

const lookUp = (input: string, output: string, rows: readonly Keyed[]) => ({
  passThrough: false,
  inputs: [{ id: 'key', name: input, field: input }],
  outputs: [{ id: 'value', name: output, field: output }],
  rules: rows.map(([key, value], at) => ({ _id: `${input}${at}`, key, value: String(value) })),
});

/** S2 to S16 as expressions. */
function zenFormulas(plan: Plan) {
  const formula = formulaOf(plan);
  const factor = (name: string): string => `f_${name}`;
  const controls = formula.controls.map(factor).join(' * ');
  const factors = [...formula.factors, ...Object.keys(bandTables(plan))].map(factor).join(' * ');
  const { controlsMin, controlsMax, slope, scoreMin, scoreMax, common } = formula;
  const unit = CONTROLS_UNIT;
  const expressions = {
    controls: `round(min([max([${controls}, ${controlsMin}]), ${controlsMax}]) * ${unit}) / ${unit}`,
    score: `min([max([1 - ${slope} * (company - industry), ${scoreMin}]), ${scoreMax}])`,
    core: `${factors} * ${common} * $.controls * $.score`,
    lines: 'map(coverages, round($.core * #.load * #.factor))',
    crime: `round($.core * ${formula.crimeLoad} * f_crimeLimit * f_crimeControls)`,
    subtotal: 'sum($.lines) + $.crime',
    exTria: `max([$.subtotal, ${formula.minimum}])`,
    premium: `$.exTria + round($.exTria * ${formula.tria})`,
  };
  return Object.entries(expressions).map(([key, value], id) => ({ id: String(id), key, value }));
}

export async function zenPremium(decision: ZenDecision, question: Question): Promise<number> {
  const { result } = (await decision.evaluate(question)) as { result: { premium: unknown } };
  return Number(result.premium);
}

/** The rules of a plan, those of parts of a limit, and what is done beside them. */
export interface JsonRules {
  engine: Engine;
  parts: Engine;
  formula: ReturnType<typeof formulaOf>;
  bands: string[];
}

/** A rule for each row of each table; what they find is multiplied here. */
export function jsonRules(plan: Plan): JsonRules {
  const engine = new Engine([], { allowUndefinedFacts: true });
  const rule = (to: Engine, name: string, value: number, all: ConditionProperties[]): Engine =>
    to.addRule({ conditions: { all }, event: { type: name, params: { value } } });
  for (const [name, rows] of Object.entries(factorTables(plan))) {
    for (const [key, value] of Object.entries(rows)) rule(engine, name, value, [equal(name, key)]);
  }
  for (const [name, bands] of Object.entries(bandTables(plan))) {
    for (const [above, upTo, value] of bands) {
      const from = { fact: name, operator: 'greaterThan', value: above };
      const to = { fact: name, operator: 'lessThanInclusive', value: upTo };
      rule(engine, name, value, above === null ? [to] : [from, to]);
    }
  }
  for (const [name, load] of Object.entries(coverageTable(plan))) {
    rule(engine, `+${name}`, load, [{ fact: 'chosen', operator: 'contains', value: name }]);
  }
  const parts = new Engine([], { allowUndefinedFacts: true });
  for (const [part, value] of Object.entries(partTable(plan))) {
    rule(parts, 'part', value, [equal('part', part)]);
  }
  return { engine, parts, formula: formulaOf(plan), bands: Object.keys(bandTables(plan)) };
}

const equal = (fact: string, value: string): ConditionProperties => ({
  fact,
  operator: 'equal',
  value,
});

/** The number of the row that a rule found. */
const valueOf = ({ params }: Event): number => Number(params?.value);

export async function jsonRulesPremium(
  { engine, parts, formula, bands }: JsonRules,
  question: Question,
): Promise<number> {
  const { events } = await engine.run(question);
  const found = Object.fromEntries(events.map((event) => [event.type, valueOf(event)]));
  // Each part of the aggregate limit is asked for once, however many coverages have it.
  const factors: Record<string, number> = {};
  for (const { part } of question.coverages) {
    factors[part] ??= valueOf((await parts.run({ part })).events[0]);
  }
  const product = (names: readonly string[]): number =>
    names.reduce((all, name) => all * found[name], 1);
  const clamped = Math.min(
    Math.max(product(formula.controls), formula.controlsMin),
    formula.controlsMax,
  );
  const points = question.company - question.industry;
  const score = Math.min(Math.max(1 - formula.slope * points, formula.scoreMin), formula.scoreMax);
  const core =
    (product([...formula.factors, ...bands]) *
      formula.common *
      score *
      Math.round(clamped * CONTROLS_UNIT)) /
    CONTROLS_UNIT;
  let subtotal = Math.round(core * formula.crimeLoad * found.crimeLimit * found.crimeControls);
  for (const { coverage, part } of question.coverages) {
    subtotal += Math.round(core * found[`+${coverage}`] * factors[part]);
  }
  const exTria = Math.max(subtotal, formula.minimum);
  return exTria + Math.round(exTria * formula.tria);
}
