import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionSlug, PayloadRequest, TypeWithID } from 'payload';

export async function readUpload(
  req: PayloadRequest,
  collection: CollectionSlug,
  doc: TypeWithID & { filename?: string | null },
): Promise<Buffer | undefined> {
  const filename = path.basename(doc.filename ?? '');
  const { staticDir, handlers } = req.payload.collections[collection].config.upload;
  for (const handler of handlers ?? []) {
    // Without the request's conditional headers, which are about something else.
    const request = Object.assign(Object.create(req) as PayloadRequest, { headers: new Headers() });
    const answer = await handler(request, { doc, params: { collection, filename } });
    if (answer instanceof Response) return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
  }
  return readFile(path.join(staticDir ?? '', filename)).catch(() => undefined);
}
