import type { Payload, Where } from 'payload';
import { idOf } from '@/lib/id-of';
import { mayUsePassword } from './local-passwords';
import { digestOfToken } from './reset-token';

type Account = {
  id: string;
  email: string;
  name?: string | null;
  accessEndedAt?: string | null;
  resetPasswordExpiration?: string | null;
  invitedAt?: string | null;
  invitedBy?: string | { id: string } | null;
};

/** What a mailed link to choose a password is worth. `by`: the name of who sent the invitation. */
export type PasswordLink =
  | { is: 'valid'; account: string; email: string; name: string; isInvitation: boolean; by?: string }
  | { is: 'expired'; isInvitation: boolean }
  | { is: 'used' | 'unknown' | 'sso' };

/**
 * Reads a link without using it: mail scanners open links. Only the holder of the token learns anything. A link that was
 * replaced by another one, or ended by a change of the account, is unknown.
 */
export async function readPasswordLink(payload: Payload, token: string): Promise<PasswordLink> {
  const find = (where: Where) => payload.db.findOne<Account>({ collection: 'users', where });
  const account = await find({ resetPasswordToken: { equals: digestOfToken(token) } });
  if (!account) return { is: 'unknown' };
  const { id, email, name, invitedAt, invitedBy, resetPasswordExpiration } = account;
  if (!resetPasswordExpiration) return { is: 'used' };
  if (!mayUsePassword(account)) return { is: 'sso' };
  const isInvitation = Boolean(invitedAt);
  if (Date.parse(resetPasswordExpiration) <= Date.now()) return { is: 'expired', isInvitation };
  const by = isInvitation && invitedBy ? (await find({ id: { equals: idOf(invitedBy) } }))?.name : undefined;
  return { is: 'valid', account: id, email, name: name ?? email, isInvitation, by: by ?? undefined };
}
