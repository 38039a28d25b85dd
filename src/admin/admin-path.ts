export function adminPath(at: { collection: string; id: string } | { global: string }, place?: string): string {
  const path = 'global' in at ? `/admin/globals/${at.global}` : `/admin/collections/${at.collection}/${at.id}`;
  return place ? `${path}?${new URLSearchParams({ field: place })}` : path;
}
