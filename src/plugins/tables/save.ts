import type { PayloadRequest } from 'payload';
import { can } from '@/access/roles';
import { asItsOwnForm } from '@/staff/editorial/own-form';
import { refuse } from '@/staff/table-files/problem';
import { hasDrafts } from './columns';
import type { Kind, Work } from './judge';

/** As this person, by the rules of the form: access, workflow, checks, releases, conflicts. */
export async function save(req: PayloadRequest, kind: Kind, { id, base, data, publishes }: Work): Promise<object> {
  const collection = kind.collection as 'pages';
  if (publishes && !can(req, 'publish')) refuse('Only editors and admins may publish. Write draft.');
  const isDrafted = hasDrafts(req.payload, kind.collection);
  const status = isDrafted ? { ...asItsOwnForm(), _status: publishes ? 'published' : 'draft' } : {};
  const shared = { draft: isDrafted && !publishes, depth: 0, overrideAccess: false, req } as const;
  if (base === null) return req.payload.create({ collection, data: { ...data, ...status, id } as never, ...shared });
  return req.payload.update({
    collection,
    id,
    data: { ...data, ...status, updatedAt: base } as never,
    overrideLock: false,
    ...shared,
  });
}
