import { z } from 'zod';
import { adminPath } from '@/admin/admin-path';
import { Link } from '@/payload/link';

const row = z.object({
  title: z.string(),
  place: z.string(),
  global: z.string().nullish(),
  document: z
    .object({
      relationTo: z.string(),
      value: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
    })
    .nullish(),
});

export function PlaceCell({ rowData }: { rowData?: unknown }) {
  const { data } = row.safeParse(rowData);
  if (!data) return <span>–</span>;
  const { title, place, document, global } = data;
  const at = document ? { collection: document.relationTo, id: document.value } : global ? { global } : undefined;
  if (!at) return <span>{title}</span>;
  return (
    <Link href={adminPath(at, place)} prefetch={false}>
      {title}
    </Link>
  );
}
