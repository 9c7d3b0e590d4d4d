// The same plan on two rules engines, from the checked risk to the premium with terrorism cover:
// every factor is a row of a table that the engine looks up, with the bands, the bounds, the risk
// score, the coverages and their limits. What json-rules-engine can not do, it multiplies nothing,
// is done beside it in its favour; limits lie on points of the tables, so neither interpolates.
import { ZenEngine } from '@gorules/zen-engine';
import { Engine } from 'json-rules-engine';
import { bandTables, factorTables, formulaOf, partTable, coverageTable } from './plan-tables';

const CONTROLS_UNIT = 10_000;

/** A decision of ZEN: a table for each factor, loops over the coverages, then expressions. */
export function zenDecision(plan) {
  const nodes = [node('in', 'inputNode'), node('out', 'outputNode')];
  const edges = [];
  const table = (id, content, [from, to]) => {
    nodes.push({ ...node(id, 'decisionTableNode'), content: { hitPolicy: 'first', ...content } });
    edges.push(edge(from, id), edge(id, to));
  };
  for (const [name, rows] of Object.entries(factorTables(plan))) {
    const keyed = Object.entries(rows).map(([key, value]) => [JSON.stringify(key), value]);
    table(name, lookUp(name, `f_${name}`, keyed), ['in', 'price']);
  }
  for (const [name, bands] of Object.entries(bandTables(plan))) {
    const keyed = bands.map(([, upTo, value]) => [`<= ${upTo}`, value]);
    table(name, lookUp(name, `f_${name}`, keyed), ['in', 'price']);
  }
  const texts = (rows) => Object.entries(rows).map(([key, value]) => [JSON.stringify(key), value]);
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

const node = (id, type) => ({ id, type, name: id, position: { x: 0, y: 0 } });

const edge = (sourceId, targetId) => ({
  id: `${sourceId}-${targetId}`,
  sourceId,
  targetId,
  type: 'edge',
});

const once = (edges) => [...new Map(edges.map((one) => [one.id, one])).values()];

const lookUp = (input, output, rows) => ({
  passThrough: false,
  inputs: [{ id: 'key', name: input, field: input }],
  outputs: [{ id: 'value', name: output, field: output }],
  rules: rows.map(([key, value], at) => ({ _id: `${input}${at}`, key, value: String(value) })),
});

/** S2 to S16 as expressions. */
function zenFormulas(plan) {
  const formula = formulaOf(plan);
  const factor = (name) => `f_${name}`;
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

export async function zenPremium(decision, question) {
  const { result } = await decision.evaluate(question);
  return Number(result.premium);
}

/** A rule for each row of each table; what they find is multiplied here. */
export function jsonRules(plan) {
  const engine = new Engine([], { allowUndefinedFacts: true });
  const rule = (to, name, value, all) =>
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

const equal = (fact, value) => ({ fact, operator: 'equal', value });

export async function jsonRulesPremium({ engine, parts, formula, bands }, question) {
  const { events } = await engine.run(question);
  const found = Object.fromEntries(events.map(({ type, params }) => [type, params.value]));
  // Each part of the aggregate limit is asked for once, however many coverages have it.
  const factors = {};
  for (const { part } of question.coverages) {
    factors[part] ??= (await parts.run({ part })).events[0].params.value;
  }
  const product = (names) => names.reduce((all, name) => all * found[name], 1);
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
