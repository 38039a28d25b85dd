import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { z } from 'zod';
import { KEY_VALUES } from '@/payload/own-tables';
import { sealWith, unsealWith } from '@/staff/sign-in/seal';

/** One row per download link; the download deletes it. */
const PREFIX = 'backup-download:';
const VALID_MS = 60_000;

const TOKEN_BYTES = 32;

const schema = z.object({ name: z.string(), account: z.string(), expires: z.number(), passphrase: z.string() });

const keyOf = (token: string) => PREFIX + createHash('sha256').update(token).digest('base64url');
/** Of the token, of which the database has a digest. */
const cipherKey = (token: string) => Buffer.from(hkdfSync('sha256', token, '', 'backup-passphrase', 32));

type Download = { name: string; account: string; passphrase: string };

/** Returns the token of a link that works once, within a minute. Removes expired links. */
export async function makeLink(payload: Payload, { name, account, passphrase }: Download, now = Date.now()) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const link = { name, account, expires: now + VALID_MS, passphrase: sealWith(cipherKey(token), '', passphrase) };
  await payload.db.pool.query(
    `delete from ${KEY_VALUES} where key like $1 || '%' and (data ->> 'expires')::bigint < $2`,
    [PREFIX, now],
  );
  await payload.kv.set(keyOf(token), link);
  return token;
}

/** The link is used up even if it has expired. */
export async function takeLink(payload: Payload, token: string): Promise<Download | undefined> {
  const { rows } = await payload.db.pool.query<{ data: unknown }>(
    `delete from ${KEY_VALUES} where key = $1 returning data`,
    [keyOf(token)],
  );
  const link = schema.safeParse(rows[0]?.data).data;
  if (!link || link.expires < Date.now()) return undefined;
  const passphrase = unsealWith(cipherKey(token), '', link.passphrase);
  return passphrase === undefined ? undefined : { name: link.name, account: link.account, passphrase };
}
