/** The modal that an address names; data that is no JSON counts as none. */
export function modalOfLink(params: URLSearchParams): { id: string; data: unknown } {
  const id = params.get('modal') ?? '';
  try {
    return { id, data: JSON.parse(params.get('modalData') ?? '{}') };
  } catch {
    return { id, data: {} };
  }
}

/** The same parameters without those of the modal. */
export function withoutModal(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('modal');
  rest.delete('modalData');
  return rest;
}
