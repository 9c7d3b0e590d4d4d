// The same plan on two rules engines: every factor is a row of a table that the engine looks up,
// and the engine multiplies where it can. What an engine cannot do (coverages one by one in
// json-rules-engine) is done beside it in its favour.
import { ZenEngine } from '@gorules/zen-engine';
import { Engine } from 'json-rules-engine';

/** The tables that a risk meets, as key and value; the facts are the keys. */
function tablesOf({ tables }) {
  const points = ({ points: rows }) => Object.fromEntries(rows.map(([x, y]) => [String(x), y]));
  return {
    revenue: points(tables.baseRate),
    hazard: tables.hazard,
    retention: points(tables.retention),
    waitingPeriod: tables.waitingPeriod,
    claimHistory: tables.claimHistory,
    aggregateLimit: points(tables.ilf),
    ...tables.controls,
  };
}

const LOOKED_UP = [
  ...['revenue', 'hazard', 'retention', 'waitingPeriod', 'claimHistory', 'aggregateLimit'],
  ...['mfaCount', 'backupFrequency', 'patchingFrequency', 'edrDeployed', 'useEncryption'],
  ...['isSecurityTraining', 'incidentResponsePlan'],
];

/** What the engines are asked: the facts, the rest of the factors, and what each coverage is. */
export function questionOf({ input, hazard, plan }, { ground, flat, width }) {
  const facts = { ...input.controls, hazard: String(hazard.hazard) };
  for (const name of LOOKED_UP) facts[name] ??= String(input[name]);
  const tables = tablesOf(plan);
  const looked = LOOKED_UP.filter((name) => name !== 'aggregateLimit');
  const known = looked.reduce((all, name) => all * Number(tables[name][facts[name]]), 1);
  const rest = ground.reduce((all, factor) => all * factor, 1) / known;
  const lines = Array.from({ length: flat.length / width }, (_, row) =>
    flat.slice(row * width, (row + 1) * width).reduce((all, factor) => all * factor, 1),
  );
  return { ...facts, rest, lines };
}

/** A decision of ZEN: a table for each factor, then an expression for core and coverages. */
export function zenDecision(plan) {
  const tables = tablesOf(plan);
  const nodes = [{ id: 'in', type: 'inputNode', name: 'in', position: { x: 0, y: 0 } }];
  const edges = [];
  for (const name of LOOKED_UP) {
    const rules = Object.entries(tables[name]).map(([key, value], at) => ({
      ...{ _id: `${name}${at}`, key: JSON.stringify(key), value: String(value) },
    }));
    nodes.push({
      ...{ id: name, type: 'decisionTableNode', name, position: { x: 0, y: 0 } },
      content: {
        ...{ hitPolicy: 'first', passThrough: false, rules },
        inputs: [{ id: 'key', name, field: name }],
        outputs: [{ id: 'value', name: 'value', field: `f_${name}` }],
      },
    });
    edges.push(edge('in', name), edge(name, 'price'));
  }
  const product = LOOKED_UP.map((name) => `f_${name}`).join(' * ');
  nodes.push({
    ...{ id: 'price', type: 'expressionNode', name: 'price', position: { x: 0, y: 0 } },
    content: {
      expressions: [
        { id: '1', key: 'premiums', value: `map(lines, round(${product} * rest * #))` },
        { id: '2', key: 'subtotal', value: 'sum($.premiums)' },
      ],
    },
  });
  edges.push(edge('in', 'price'));
  nodes.push({ id: 'out', type: 'outputNode', name: 'out', position: { x: 0, y: 0 } });
  edges.push(edge('price', 'out'));
  const content = Buffer.from(
    JSON.stringify({ contentType: 'application/vnd.gorules.decision', nodes, edges }),
  );
  return new ZenEngine().createDecision(content);
}

const edge = (sourceId, targetId) => ({
  id: `${sourceId}-${targetId}`,
  sourceId,
  targetId,
  type: 'edge',
});

export async function zenSubtotal(decision, question) {
  const { result } = await decision.evaluate(question);
  return Number(result.subtotal);
}

/** A rule for each row of each table; what they find is multiplied here. */
export function jsonRules(plan) {
  const tables = tablesOf(plan);
  const engine = new Engine([], { allowUndefinedFacts: true });
  for (const name of LOOKED_UP) {
    for (const [key, value] of Object.entries(tables[name])) {
      engine.addRule({
        conditions: { all: [{ fact: name, operator: 'equal', value: key }] },
        event: { type: name, params: { value: Number(value) } },
      });
    }
  }
  return engine;
}

export async function jsonRulesSubtotal(engine, question) {
  const { events } = await engine.run(question);
  const core = events.reduce((all, { params }) => all * params.value, question.rest);
  return question.lines.reduce((sum, line) => sum + Math.round(core * line), 0);
}
