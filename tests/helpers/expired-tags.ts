let tags: string[] = [];

/** Takes the place of `revalidateTag`. */
export const record = (tag: string) => {
  tags.push(tag);
};

/** What `change` expires in the cache of pages, sorted, each tag once. */
export async function expiredBy(change: () => Promise<unknown>): Promise<string[]> {
  tags = [];
  await change();
  return [...new Set(tags)].sort();
}
