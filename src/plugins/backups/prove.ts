import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayUsePassword } from '@/staff/sign-in/local-passwords';
import { reauthenticate } from '@/staff/sign-in/reauthenticate';

export const proof = { password: z.string().max(1024), code: z.string().trim().max(20).optional() };

const NO_PASSWORD =
  'This account has no password. Use the break-glass account, or the command line of the server (docs/operations.md).';

/** Checks password and second factor, and logs a failure. Returns what is wrong. Throws TooManyAttempts. */
export async function problemOfProof(
  req: PayloadRequest,
  given: { password: string; code?: string },
  purpose: string,
): Promise<string | undefined> {
  if (!req.user || !mayUsePassword(req.user)) return NO_PASSWORD;
  const proven = await reauthenticate(req, given, purpose);
  return 'problem' in proven ? proven.problem : undefined;
}
