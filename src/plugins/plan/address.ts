import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import { z } from 'zod';
import { KEY_VALUES } from '@/payload/own-tables';

/** In Payload's key-value store: one row per account, with a digest of the secret. */
const PREFIX = 'plan-calendar:';
const BYTES = 32;

const keyOf = (account: string) => PREFIX + account;

/** A plain digest is enough: 256 random bits cannot be guessed. */
const digestOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

const stored = z.object({ digest: z.string().length(64), madeAt: z.iso.datetime() });

async function find(payload: Payload, account: string) {
  return stored.safeParse(await payload.kv.get(keyOf(account))).data;
}

/** When the address of this account was made, or null. */
export const addressMadeAt = async (payload: Payload, account: string): Promise<string | null> =>
  (await find(payload, account))?.madeAt ?? null;

/** Returns the path of an address, this once. One that the account had before ends. */
export async function makeAddress(payload: Payload, account: string) {
  const secret = randomBytes(BYTES).toString('base64url');
  const madeAt = new Date().toISOString();
  await payload.kv.set(keyOf(account), { digest: digestOf(secret), madeAt } satisfies z.output<typeof stored>);
  return { path: `/api/plan/calendar/${account}/${secret}.ics`, madeAt };
}

/** Ends the address of this account. False if it has none. */
export async function revokeAddress(payload: Payload, account: string): Promise<boolean> {
  const { rowCount } = await payload.db.pool.query(`delete from ${KEY_VALUES} where key = $1`, [keyOf(account)]);
  return rowCount === 1;
}

/** Whether this is the secret of the address that the account has now. */
export async function isSecretOf(payload: Payload, account: string, secret: string): Promise<boolean> {
  const known = await find(payload, account);
  return known !== undefined && timingSafeEqual(Buffer.from(known.digest), Buffer.from(digestOf(secret)));
}
