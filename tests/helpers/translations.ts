import type { CollectionSlug, Payload } from 'payload';
import type { TranslationReport } from '@/plugins/translations/report';
import { create } from './samples';
import type { signIn } from './staff';

export type Row = Record<string, unknown> & { id?: string; heading?: string; primary?: object; section?: object };
type Stored = { id: string; title: string; blocks: Row[]; meta?: object; updatedAt: string; _status: string };
export type Refusal = { errors?: { message: string; data?: { errors?: { message: string }[] } }[] };

export const addGerman = (payload: Payload) =>
  payload.create({
    collection: 'languages' as CollectionSlug,
    data: { title: 'Deutsch', code: 'de', missing: 'english' } as never,
    draft: true,
  });

/** What an editor does with pages and their translations. */
export const translating = (payload: Payload, { editor }: Awaited<ReturnType<typeof signIn>>) => ({
  /** A published page, and its translation as it begins. */
  begun: async (title: string, ...blocks: object[]) => {
    const { id: original } = await create(payload, 'pages', title, { data: { blocks } });
    const path = `/translations/of/pages/${original}/begin`;
    const { body } = await editor.rest<{ id: string }>('POST', path, { language: 'de' });
    return { original, id: body.id };
  },
  markAll: async (id: string) => {
    const path = `/translations/of/pages/${id}`;
    const { body } = await editor.rest<TranslationReport>('GET', path);
    const seen = body.sections.flatMap(({ texts }) => texts);
    return (await editor.rest<{ count: number; left: number }>('POST', `${path}/mark`, { seen })).body;
  },
  newest: async (id: string) =>
    (await payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })) as unknown as Stored,
  publish: async (id: string, data: object = {}, collection = 'pages') => {
    const sent = { ...data, _status: 'published' };
    const { status, body } = await editor.rest<Refusal>('PATCH', `/${collection}/${id}?depth=0`, sent);
    return { status, reasons: body.errors?.[0]?.data?.errors?.map(({ message }) => message) ?? [] };
  },
});
