import type { Payload } from 'payload';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { digest } from './keys';
import { LIMITS_TABLE } from './limits-table';

const MINUTE = 60;

/** Attempts per number of seconds (decision 029). */
const rules = {
  /** One account from one address. */
  pair: { points: 5, duration: 15 * MINUTE },
  /** One address, any account: an office shares one. */
  address: { points: 30, duration: 15 * MINUTE },
  /** One account, any address. Never refuses: beyond it, each address has one attempt instead of five. */
  account: { points: 100, duration: 60 * MINUTE },
  /** Wrong codes for one account, which require its password. */
  code: { points: 10, duration: 15 * MINUTE },
  /** Password reset mails: per account and address, per address, per account. */
  mail: { points: 3, duration: 60 * MINUTE },
  mailAddress: { points: 10, duration: 60 * MINUTE },
  mailbox: { points: 10, duration: 60 * MINUTE },
  reset: { points: 20, duration: 15 * MINUTE },
  /** One reply to a visitor, by its id: sent once. */
  reply: { points: 1, duration: 24 * 60 * MINUTE },
  /** Answers of guests under one link: more than a person would send. */
  guest: { points: 20, duration: 60 * MINUTE },
  /** Reads of calendar addresses from one address, guessed ones included: an office shares one. */
  calendar: { points: 120, duration: 15 * MINUTE },
  /** Transfers with one key, rehearsals included: each writes many documents. */
  transfer: { points: 60, duration: 15 * MINUTE },
  /** Characters that a person sends to the writing service: some thirty pages. */
  writer: { points: 100_000, duration: 60 * MINUTE },
  /** The same of all staff. */
  writerOfSite: { points: 500_000, duration: 24 * 60 * MINUTE },
} as const;
type Name = keyof typeof rules;

/** The same whether or not the account exists. */
export class TooManyAttempts extends Error {
  readonly seconds: number;
  readonly isFirst: boolean;
  constructor(seconds: number, isFirst: boolean) {
    super('Too many attempts');
    this.seconds = seconds;
    this.isFirst = isFirst;
  }
}

const limitersOf = (db: Payload['db']) => {
  const make = (name: Name) => {
    const rule = { ...rules[name], keyPrefix: name };
    return new RateLimiterPostgres({
      ...rule,
      storeClient: db.pool,
      // The library would detect the client by class name, which the build minifies.
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
  const known = made.get(payload.db) ?? limitersOf(payload.db);
  made.set(payload.db, known);
  return known;
}

/** Counts before anything else, so that concurrent attempts count too. Throws TooManyAttempts. */
export async function consume(payload: Payload, name: Name, key: string, points = 1): Promise<void> {
  try {
    await limiters(payload)[name].consume(key, points);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const isFirst = refusal.consumedPoints - points <= rules[name].points;
    throw new TooManyAttempts(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), isFirst);
  }
}

const refund = (payload: Payload, name: Name, key: string) => limiters(payload)[name].reward(key, 1);
export const forget = (payload: Payload, name: Name, key: string) => limiters(payload)[name].delete(key);

/** Digests: the table contains neither accounts nor addresses. */
export const keyOf = (...parts: string[]) => digest('rate-limit', ...parts);
export const pairKey = (email: string, address: string) => keyOf(email, address);

export type Attempt = {
  from: string;
  /** The attempt was not a guess: removes it from the count. */
  refund: () => Promise<void>;
};

/** By account and address, address, and account. Throws TooManyAttempts. `email`: trimmed and lowercase. */
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
    refund: async () => {
      await Promise.all([
        forget(payload, 'pair', keys.pair),
        refund(payload, 'address', keys.address),
        refund(payload, 'account', keys.account),
      ]);
    },
  };
}
