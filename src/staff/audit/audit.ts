import type { PayloadRequest } from 'payload';
import type { AuditEntry } from '@/seams/audit';
import { added } from '@/seams/capability';

export const THE_SITE = 'The site';

export const NOT_SIGNED_IN = 'Not signed in';

/** Records what was done, in the transaction of the change, wherever the site keeps records. */
export async function audit(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  for (const { write } of added(req.payload, 'records')) await write(req, entry);
}
