/** A document with what was recorded of its calls: parameters, bodies and answers. */
export function withExamples(document, recorded) {
  const copy = structuredClone(document);
  for (const operation of Object.values(copy.paths).flatMap(Object.values)) {
    const example = recorded[operation.operationId];
    if (example) addTo(operation, example);
  }
  return copy;
}

function addTo(operation, { parameters, request, answers }) {
  for (const parameter of operation.parameters ?? []) {
    const value = parameters?.[parameter.name];
    if (value !== undefined) parameter.example = value;
  }
  const [body] = Object.values(operation.requestBody?.content ?? {});
  if (body && request !== undefined) body.example = request;
  for (const [status, answer] of Object.entries(answers ?? {})) {
    const content = operation.responses[status]?.content?.['application/json'];
    if (content) content.example = answer;
  }
}
