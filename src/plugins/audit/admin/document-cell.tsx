import type { Payload } from 'payload';
import { z } from 'zod';
import { adminPath } from '@/admin/admin-path';
import { Link } from '@/payload/link';

const row = z.object({
  action: z.string(),
  title: z.string().nullish(),
  collection: z.string().nullish(),
  document: z.string().nullish(),
});

export function DocumentCell({ rowData, payload }: { rowData?: unknown; payload: Payload }) {
  const { data } = row.safeParse(rowData);
  if (!data?.title) return <span>–</span>;
  const { title, collection, document } = data;
  const isGlobal = payload.config.globals.some(({ slug }) => slug === collection);
  const at =
    isGlobal && collection ? { global: collection } : collection && document ? { collection, id: document } : undefined;
  if (!at) return <span>{title}</span>;
  return (
    <Link href={adminPath(at)} prefetch={false}>
      {title}
    </Link>
  );
}
