import type { PayloadRequest } from 'payload';
import type { SharedGlobal } from '@/lib/content-collections';

export type Edited = { collection: string; id: string } | { global: SharedGlobal };

/** Of the newest version. Only content has more than the time. */
export type Latest = {
  updatedAt: string;
  lastEditor: string | null;
  othersSavedAt: string | null;
  form: string | null;
};

type Stored = {
  updatedAt?: string | null;
  lastEditor?: string | null;
  editorial?: { othersSavedAt?: string | null; form?: string | null };
};

/** Includes drafts. Access must have been checked by the caller. */
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
    form: stored.editorial?.form ?? null,
  };
}
