import { randomBytes } from 'node:crypto';
import { isStopping } from '../../process/command.ts';
import { type Account, type AuthService, signIn, signUp } from '../world/accounts.ts';
import { type CrowdSummary, crowd, listErrors, type Responses, summariseCrowd } from './crowd.ts';

export const CONCURRENCY = 20;
/** At ten sign-ins a second, shorter rounds would say little about the slowest. */
const SECONDS = 10;

export async function measureSignIn(service: AuthService, rounds: number): Promise<CrowdSummary> {
  const mark = `bench-${randomBytes(4).toString('hex')}`;
  const accounts: Account[] = [];
  const made = await crowd({ people: 4, times: CONCURRENCY }, async () => {
    accounts.push(await signUp(service, mark));
  });
  if (accounts.length < CONCURRENCY) throw new Error(`accounts could not be made: ${listErrors(made.errors)}`);
  let turn = 0;
  const next = async () => {
    const account = accounts[turn++ % accounts.length];
    if (account) await signIn(service, account);
  };
  const done: Responses[] = [];
  while (done.length < rounds && !isStopping()) done.push(await crowd({ people: CONCURRENCY, seconds: SECONDS }, next));
  return summariseCrowd(done);
}
