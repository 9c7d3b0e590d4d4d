const STEP_MS = 20;

/** Waits until a check answers something truthy; fails with its last error after the limit. */
export async function eventually<T>(
  check: () => Promise<T> | T,
  limitMs = 15_000,
): Promise<NonNullable<T>> {
  const until = Date.now() + limitMs;
  for (;;) {
    let failure: unknown = new Error('The condition did not come true.');
    try {
      const answer = await check();
      if (answer) return answer;
    } catch (error) {
      failure = error;
    }
    if (Date.now() > until) throw failure;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
