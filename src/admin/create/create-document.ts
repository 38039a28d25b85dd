import { z } from 'zod';
import type { Template } from './templates';

type Asked = { slug: string; data: Record<string, unknown>; blocks?: Template['blocks'] };

const created = z.object({ doc: z.object({ id: z.string() }) });
const refused = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ message: z.string() })).optional() }).nullish(),
    }),
  ),
});

/** Saves a new draft, as an autosave, which fills its sections with examples. Returns its id, or an error in words. */
export async function createDocument({ slug, data, blocks }: Asked): Promise<{ id: string } | { error: string }> {
  const sections = blocks?.length ? { blocks: blocks.map((blockType) => ({ blockType })) } : {};
  try {
    const response = await fetch(`/api/${slug}?draft=true&autosave=true&depth=0`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...data, ...sections }),
    });
    const body: unknown = await response.json();
    const done = created.safeParse(body).data;
    if (done) return { id: done.doc.id };
    const [first] = refused.safeParse(body).data?.errors ?? [];
    return { error: first?.data?.errors?.[0]?.message ?? first?.message ?? 'The document was not created. Try again.' };
  } catch {
    return { error: 'The server did not respond. Nothing was lost. Try again.' };
  }
}
