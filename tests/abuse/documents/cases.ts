import fc from 'fast-check';
import { z } from 'zod';
import type { Pools } from '../grammar/pools.ts';
import type { AbuseRequest } from '../grammar/request.ts';
import type { AdminApi } from '../site/prepare.ts';
import { documents } from './arbitrary.ts';
import { mutated } from './mutate.ts';

type Doc = { id: string; path?: unknown };
const stored = z.object({ docs: z.array(z.looseObject({ id: z.coerce.string() })) });

/** If the document is accepted, `page` must still render. */
export type DocumentCase = { request: AbuseRequest; page: string; isDraft: boolean };

const request = (method: string, target: string, document: unknown): AbuseRequest => ({
  route: target.replace(/\?.*$/, ''),
  method,
  target: `/api${target}`,
  headers: [],
  body: { type: 'application/json', bytes: Buffer.from(JSON.stringify(document) ?? '').toString('latin1') },
  byCookie: false,
  isSameOrigin: true,
});

const pathOf = (document: unknown) => {
  const path = (document as Doc | null)?.path;
  return typeof path === 'string' && /^\/[\w/-]*$/.test(path) ? path : '/';
};

export async function documentCases(pools: Pools, admin: AdminApi): Promise<fc.Arbitrary<DocumentCase>> {
  const { collections, globals } = pools.inventory;
  const kinds: fc.Arbitrary<DocumentCase>[] = [];
  for (const shape of collections) {
    const { slug } = shape;
    const { docs } = stored.parse(await admin('GET', `/${slug}?limit=40&depth=0`).catch(() => ({ docs: [] })));
    const fresh = documents(shape, pools);
    const save = (document: unknown, id: string | undefined, draft: boolean): DocumentCase => {
      const query = `?depth=0&overrideLock=true${draft ? '&draft=true' : ''}`;
      const data =
        typeof document === 'object' && document
          ? { ...document, ...(draft ? {} : { _status: 'published' }) }
          : document;
      const to = id ? request('PATCH', `/${slug}/${id}${query}`, data) : request('POST', `/${slug}${query}`, data);
      return { request: to, page: pathOf(document), isDraft: draft };
    };
    // Changing the accounts that this run uses would end it.
    const existing = slug === 'users' ? [] : docs;
    const changed =
      existing.length > 0
        ? fc
            .constantFrom(...existing)
            .chain((doc) =>
              fc
                .tuple(mutated(doc), fc.nat({ max: 9 }))
                .map(([document, how]) => save(document, how > 1 ? doc.id : undefined, how % 4 === 0)),
            )
        : undefined;
    const made = fc.tuple(fresh, fc.boolean()).map(([document, draft]) => save(document, undefined, draft));
    kinds.push(changed ? fc.oneof({ weight: 3, arbitrary: changed }, { weight: 1, arbitrary: made }) : made);
    // More, because pages contain blocks and rich text.
    if (slug === 'pages' && changed) kinds.push(...Array.from({ length: 10 }, () => fc.oneof(changed, made)));
  }
  for (const shape of globals) {
    const { slug } = shape;
    const doc = await admin('GET', `/globals/${slug}?depth=0`).catch(() => ({}));
    const both = fc.oneof({ weight: 4, arbitrary: mutated(doc) }, { weight: 1, arbitrary: documents(shape, pools) });
    kinds.push(
      fc.tuple(both, fc.nat({ max: 4 })).map(([document, how]) => ({
        request: request(
          'POST',
          `/globals/${slug}?depth=0${how === 0 ? '&draft=true' : ''}`,
          how === 0 ? document : { ...(document as object), _status: 'published' },
        ),
        page: '/',
        isDraft: how === 0,
      })),
    );
  }
  const files = await Promise.all((pools.ids.pages ?? []).slice(0, 10).map((id) => admin('GET', `/pages/${id}/file`)));
  if (files.length > 0) {
    const file = fc.constantFrom(...files).chain(mutated);
    kinds.push(
      ...[0, 1].map(() =>
        file.map((document) => ({ request: request('POST', '/pages/from-file', document), page: '/', isDraft: true })),
      ),
    );
  }
  return fc.oneof(...kinds);
}
