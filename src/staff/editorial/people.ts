import type { PayloadRequest } from 'payload';
import { type Right, rolesThatMay } from '@/access/roles';
import { listAsSite } from '../find-as-site';

export type Person = { id: string; name: string };

/** Everyone whose role has this right, for staff who may not read accounts. */
export async function peopleWhoMay(req: PayloadRequest, right: Right): Promise<Person[]> {
  const docs = await listAsSite(req, 'users', {
    where: { role: { in: rolesThatMay(right) } },
    select: { name: true },
    sort: 'name',
  });
  return docs.map(({ id, name }) => ({ id, name }));
}

/** Names by account id, for staff who may not read accounts. Deleted accounts are missing. */
export async function namesOf(req: PayloadRequest, ids: (string | null | undefined)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))];
  if (wanted.length === 0) return new Map();
  const docs = await listAsSite(req, 'users', {
    where: { id: { in: wanted } },
    select: { name: true },
    limit: wanted.length,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}
