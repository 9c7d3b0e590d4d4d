/** Does something at the first call, for all calls; what failed is tried again by the next. */
export function onceDone<T>(act: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () =>
    (done ??= act().catch((error: unknown) => {
      done = undefined;
      throw error;
    }));
}
