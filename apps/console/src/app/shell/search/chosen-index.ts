/** Where the chosen line stands by now; the first is chosen until somebody chooses another. */
export const chosenIndex = (choices: readonly { id: string }[], id: string | null): number =>
  Math.max(
    choices.findIndex((choice) => choice.id === id),
    0,
  );
