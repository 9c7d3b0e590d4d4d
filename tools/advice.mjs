/** An expected failure: one sentence for the reader and the command that helps. */
export class Advice extends Error {
  /**
   * @param {string} sentence
   * @param {string} [command]
   */
  constructor(sentence, command) {
    super(sentence);
    this.command = command;
  }
}

/**
 * Runs a command line; an Advice becomes two lines and exit code 1, anything else a stack trace.
 * @param {() => void | Promise<void>} work
 */
export async function runCommand(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Advice)) throw error;
    console.error(`\n  ${error.message}`);
    if (error.command) console.error(`  Try:  ${error.command}`);
    console.error('');
    process.exitCode = 1;
  }
}
