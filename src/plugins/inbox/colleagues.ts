import type { PayloadRequest } from 'payload';
import { rolesThatMay } from '@/access/roles';

export type Colleague = { id: string; name: string };

/** Everyone who may open the inbox. Bypasses access: editors may not read accounts. */
export async function readColleagues(req: PayloadRequest): Promise<Colleague[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { in: rolesThatMay('publish') } },
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
