import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/env';

export type ReadToken =
  | { state: 'signed'; id: string; expiresAt: Date }
  /** Valid signature, but expired. */
  | { state: 'expired' }
  | { state: 'forged' };

const sign = (id: string, seconds: number) =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`share:${id}:${seconds}`).digest('base64url');

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

/** Row id, expiry, and a signature over both. */
export function makeToken(id: string, expiresAt: Date): string {
  const seconds = secondsOf(expiresAt);
  return [id.replaceAll('-', ''), seconds.toString(36), sign(id, seconds)].join('.');
}

const SHAPE = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/** Verifies signature and expiry without the database: callers must check for revocation. */
export function readToken(token: string, now = new Date()): ReadToken {
  const [, a, b, c, d, e, time = '', signature = ''] = SHAPE.exec(token) ?? [];
  const id = z.uuid().safeParse([a, b, c, d, e].join('-'));
  const seconds = Number.parseInt(time, 36);
  if (!id.success || !Number.isSafeInteger(seconds)) return { state: 'forged' };
  const wanted = Buffer.from(sign(id.data, seconds));
  const given = Buffer.from(signature);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return { state: 'forged' };
  if (seconds <= secondsOf(now)) return { state: 'expired' };
  return { state: 'signed', id: id.data, expiresAt: new Date(seconds * 1000) };
}

export const sharePath = (id: string, expiresAt: Date) => `/share/${makeToken(id, expiresAt)}`;
