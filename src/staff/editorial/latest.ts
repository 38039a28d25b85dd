import type { PayloadRequest } from 'payload';
import type { ContentGlobal } from '@/lib/content-collections';

/** Something that people change in a form. */
export type Edited = { collection: string; id: string } | { global: ContentGlobal };

/** When it was saved last, by whom, and when by somebody else; the last two only of what is content. */
export type Latest = { updatedAt: string; lastEditor: string | null; othersSavedAt: string | null };

type Stored = {
  updatedAt?: string | null;
  lastEditor?: string | null;
  editorial?: { othersSavedAt?: string | null };
};

/** About the newest version, drafts included; undefined when there is none. The caller has checked who asks. */
export async function latestOf(req: PayloadRequest, edited: Edited): Promise<Latest | undefined> {
  const shared = { draft: true, depth: 0, overrideAccess: true, req } as const;
  const stored: Stored | null =
    'global' in edited
      ? ((await req.payload.findGlobal({ slug: edited.global, ...shared })) as Stored)
      : ((await req.payload.findByID({
          collection: edited.collection as 'pages',
          id: edited.id,
          disableErrors: true,
          ...shared,
        })) as Stored | null);
  if (!stored?.updatedAt) return undefined;
  return {
    updatedAt: stored.updatedAt,
    lastEditor: stored.lastEditor ?? null,
    othersSavedAt: stored.editorial?.othersSavedAt ?? null,
  };
}
