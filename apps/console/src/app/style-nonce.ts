/**
 * Gives the page's nonce to every style element that scripts make. The component library forgets
 * it where it measures scroll bars and locks scrolling, and the content policy then refuses them.
 */
export function nonceStyles(nonce: string): void {
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  }) as typeof document.createElement;
}
