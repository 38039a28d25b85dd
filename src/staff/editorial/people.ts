import type { PayloadRequest } from 'payload';
import { type Right, rolesThatMay } from '@/access/roles';

export type Person = { id: string; name: string };

/** Everyone whose role has this right, for staff who may not read accounts. */
export async function peopleWhoMay(req: PayloadRequest, right: Right): Promise<Person[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { in: rolesThatMay(right) } },
    select: { name: true },
    sort: 'name',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs.map(({ id, name }) => ({ id, name }));
}

/** Names by account id, for staff who may not read accounts. Deleted accounts are missing. */
export async function namesOf(req: PayloadRequest, ids: (string | null | undefined)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))];
  if (wanted.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: wanted } },
    select: { name: true },
    depth: 0,
    limit: wanted.length,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}
