import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { digest } from './keys';
import { LIMITS_TABLE } from './limits-table';

const MINUTE = 60;

/** Attempts within a number of seconds. Decision 029 has the reasons. */
const rules = {
  /** One account from one address. */
  pair: { points: 5, duration: 15 * MINUTE },
  /** One address, whatever the account: an office shares one. */
  address: { points: 30, duration: 15 * MINUTE },
  /** One account over all addresses. Never refuses: beyond it, each address has one attempt instead of five. */
  account: { points: 100, duration: 60 * MINUTE },
  /** Wrong codes for one account, which only somebody with its password can send. */
  code: { points: 10, duration: 15 * MINUTE },
  /** Mails with a link for a new password: for one account from one address, from one address, for one account. */
  mail: { points: 3, duration: 60 * MINUTE },
  mailAddress: { points: 10, duration: 60 * MINUTE },
  mailbox: { points: 10, duration: 60 * MINUTE },
  /** Attempts to use such a link, from one address. */
  reset: { points: 20, duration: 15 * MINUTE },
} as const;
type Name = keyof typeof rules;

/** Too many attempts. The same for accounts that exist and those that do not. */
export class TooManyAttempts extends Error {
  readonly seconds: number;
  /** The first refusal since the limit was reached. */
  readonly isFirst: boolean;
  constructor(seconds: number, isFirst: boolean) {
    super('Too many attempts');
    this.seconds = seconds;
    this.isFirst = isFirst;
  }
}

const limitersOf = (db: PostgresAdapter) => {
  const make = (name: Name) => {
    const rule = { ...rules[name], keyPrefix: name };
    return new RateLimiterPostgres({
      ...rule,
      storeClient: db.pool,
      // By name the library does not find out what a client is once the build has shortened class names.
      storeType: 'pool',
      schemaName: db.schemaName,
      tableName: LIMITS_TABLE,
      tableCreated: true,
      // One of them clears for all: they share the table.
      clearExpiredByTimeout: name === 'pair',
      insuranceLimiter: new RateLimiterMemory(rule),
    });
  };
  return Object.fromEntries(Object.keys(rules).map((name) => [name, make(name as Name)])) as Record<
    Name,
    RateLimiterPostgres
  >;
};

const made = new WeakMap<object, ReturnType<typeof limitersOf>>();

function limiters(payload: Payload) {
  const db = payload.db as unknown as PostgresAdapter;
  const known = made.get(db) ?? limitersOf(db);
  made.set(db, known);
  return known;
}

/**
 * Counts one attempt before anything else is done, so that attempts sent at once are counted, too.
 * @throws TooManyAttempts with the seconds after which another one is accepted
 */
export async function consume(payload: Payload, name: Name, key: string, points = 1): Promise<void> {
  try {
    await limiters(payload)[name].consume(key, points);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const isFirst = refusal.consumedPoints - points <= rules[name].points;
    throw new TooManyAttempts(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), isFirst);
  }
}

export const giveBack = (payload: Payload, name: Name, key: string) => limiters(payload)[name].reward(key, 1);
export const forget = (payload: Payload, name: Name, key: string) => limiters(payload)[name].delete(key);

/** Keys are digests: the table names neither accounts nor addresses. */
export const keyOf = (...parts: string[]) => digest('rate-limit', ...parts);
export const pairKey = (email: string, address: string) => keyOf(email, address);

export type Attempt = {
  /** The digest of the address, as the audit log has it. */
  from: string;
  /** It was not a guess: it does not count. */
  giveBack: () => Promise<void>;
};

/**
 * Counts an attempt to sign in by account and address, by address, and by account.
 * @param email as it was typed, trimmed and in lower case; it need not belong to an account
 * @throws TooManyAttempts
 */
export async function countAttempt(payload: Payload, email: string, address: string): Promise<Attempt> {
  const { account } = limiters(payload);
  const keys = { pair: pairKey(email, address), address: keyOf(address), account: keyOf(email) };
  await consume(payload, 'address', keys.address);
  const seen = await account.get(keys.account);
  const isUnderAttack = (seen?.consumedPoints ?? 0) > rules.account.points;
  await consume(payload, 'pair', keys.pair, isUnderAttack ? rules.pair.points : 1);
  await account.penalty(keys.account, 1);
  return {
    from: keys.address.slice(0, 12),
    giveBack: async () => {
      await Promise.all([
        forget(payload, 'pair', keys.pair),
        giveBack(payload, 'address', keys.address),
        giveBack(payload, 'account', keys.account),
      ]);
    },
  };
}
