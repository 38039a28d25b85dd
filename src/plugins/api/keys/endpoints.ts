import { randomUUID } from 'node:crypto';
import type { ApiKey } from '@payload-types';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { DAY_MS } from '@/lib/day';
import { idOf } from '@/lib/id-of';
import { inTransaction } from '@/payload/transaction';
import { audit } from '@/staff/audit/audit';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { json, refuse, staffEndpoint } from '@/staff/endpoint';
import { findAsSite } from '@/staff/find-as-site';
import { limited } from '@/staff/sign-in/endpoint';
import { proofShape, requireProof } from '@/staff/sign-in/reauthenticate';
import { tellOwner } from '@/staff/sign-in/tell-owner';
import { makeKey } from './key';
import { type KeyRight, keyRights } from './rights';

const NAME_LENGTH = 80;

const keyRequest = z.object({
  name: z.string().trim().min(1, 'Say what the key is for.').max(NAME_LENGTH, `Use at most ${NAME_LENGTH} characters.`),
  right: z.enum(keyRights.map(({ value }) => value) as [KeyRight, ...KeyRight[]], 'Choose what the key may do.'),
  days: z.coerce.number().pipe(z.union([z.literal(30), z.literal(90), z.literal(365)], 'Choose when the key expires.')),
  newId: z.uuid().optional(),
  ...proofShape,
});

/** A key outlives the session that made it. */
const writes = (right: KeyRight) => right !== 'read';

const forAdmins = {
  method: 'post',
  can: 'manage',
  notAllowed: 'Only admins may make and revoke API keys.',
} as const;

const labelOf = (right: KeyRight) => keyRights.find(({ value }) => value === right)?.label ?? right;

type Wanted = Pick<ApiKey, 'name' | 'right'>;

/**
 * The key that the same request has made before. As nobody has read its secret, it gets another one: the response that had
 * it was lost, and only its digest is stored.
 */
async function madeBefore(req: PayloadRequest, id: string, { name, right }: Wanted): Promise<boolean> {
  await serialise(req, `API key ${id}`);
  const found = await findAsSite(req, 'api-keys', id);
  if (!found) return false;
  const isSame = found.name === name && found.right === right && idOf(found.createdBy) === req.user?.id;
  if (!isSame || found.lastUsedAt || found.revokedAt) refuse(409, 'This key was made already. Make another one.');
  return true;
}

async function make(
  req: PayloadRequest,
  { name, right, days, newId: id = randomUUID(), ...proof }: z.infer<typeof keyRequest>,
): Promise<Response> {
  if (writes(right)) await requireProof(req, proof, 'make an API key that writes');
  const { key, digest, start } = makeKey();
  const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString();
  await inTransaction(req, async () => {
    const shared = { collection: 'api-keys', depth: 0, overrideAccess: true, req } as const;
    if (await madeBefore(req, id, { name, right }))
      await req.payload.update({ ...shared, id, data: { digest, start, expiresAt } });
    else
      await req.payload.create({
        ...shared,
        data: { id, name, right, digest, start, expiresAt, createdBy: req.user?.id },
      });
    const detail = `Made: ${labelOf(right)}, until ${expiresAt.slice(0, 10)}`;
    await audit(req, { action: 'key', title: name, collection: 'api-keys', document: id, detail });
  });
  if (req.user)
    await tellOwner(req, req.user.id, `An API key was made with your account: ${name} (${labelOf(right)}).`);
  return json({ id, key, expiresAt }, 201);
}

async function revoke(req: PayloadRequest, id: string): Promise<{ revokedAt: string }> {
  await serialise(req, `API key ${id}`);
  const shared = { collection: 'api-keys', depth: 0, overrideAccess: true, req } as const;
  const found = (await req.payload.findByID({ ...shared, id, disableErrors: true })) ?? refuse(404, GONE);
  if (found.revokedAt) return { revokedAt: found.revokedAt };
  const revokedAt = new Date().toISOString();
  await req.payload.update({ ...shared, id: found.id, data: { revokedAt } });
  const about = { title: found.name, collection: 'api-keys', document: found.id };
  await audit(req, { ...about, action: 'key', detail: 'Revoked' });
  return { revokedAt };
}

const GONE = 'The key does not exist.';

/** Under `/api/api-keys`, for admins: `POST /make` returns the key, this once; `POST /:id/revoke` revokes it. */
export const apiKeyEndpoints: Endpoint[] = [
  limited(staffEndpoint({ ...forAdmins, path: '/make', body: keyRequest, work: (req, { body }) => make(req, body) })),
  staffEndpoint({
    ...forAdmins,
    path: '/:id/revoke',
    at: z.object({ id: z.uuid() }),
    gone: GONE,
    work: (req, { at }) => inTransaction(req, () => revoke(req, at.id)),
  }),
];
