import { benchSignIns } from './bench/sign-ins';
import { benchTokens } from './bench/tokens';
import { runCommand } from '../tools/advice.mjs';

// Whether a sign-in costs more than its password, and a call more than its own work: sign-ins per
// second as a share of bare argon2id, and what it takes to verify a token again.
void runCommand(async () => {
  const tokens = await benchTokens();
  console.log(`  A token again: ${tokens.again} us of processor time, new: ${tokens.first} us.`);
  const { bare, signIns, share, stallMs } = await benchSignIns();
  console.log(`  Bare argon2id: ${bare} a second, sign-ins: ${signIns} a second, ${share} of it.`);
  console.log(`  Another call during 16 sign-ins took ${stallMs} ms at most.`);
});
