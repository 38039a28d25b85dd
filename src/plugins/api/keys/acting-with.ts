import type { ApiKey } from '@payload-types';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { can, type Role } from '@/access/roles';
import { idOf } from '@/lib/id-of';
import { ownRequest } from '@/payload/own-request';
import { findAsSite } from '@/staff/find-as-site';
import { KeyRefused } from './find-key';
import type { KeyRight } from './rights';

/** Without a role, a key shows what visitors see. */
const roleOf: Record<KeyRight, Role | undefined> = { read: undefined, draft: 'author', publish: 'editor' };

/**
 * A request in the name of the key's maker, with the role of the key, so that all access rules apply. `as`: what writes
 * with it, for records.
 * @throws KeyRefused if the maker is no longer an admin
 */
export async function actingWith(
  payload: Payload,
  key: ApiKey,
  as: 'assistant' | 'other site',
): Promise<PayloadRequest> {
  const role = roleOf[key.right];
  if (!role) return ownRequest(payload);
  const maker = idOf(key.createdBy);
  const account = maker ? await findAsSite({ payload }, 'users', maker) : null;
  if (!account || !can({ user: account }, 'manage')) {
    throw new KeyRefused('The account that made this API key is no longer an admin. Ask an admin for another key.');
  }
  const user: TypedUser = { ...account, collection: 'users', role, name: `${key.name}, ${as} of ${account.name}` };
  const req = await ownRequest(payload, { user });
  // `local` would mark it as the site's own work (scheduled changes, imports).
  req.payloadAPI = 'REST';
  return req;
}
