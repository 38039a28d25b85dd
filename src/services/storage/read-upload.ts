import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PayloadRequest, TypeWithID } from 'payload';

export async function readUpload(
  req: PayloadRequest,
  doc: TypeWithID & { filename?: string | null },
): Promise<Buffer | undefined> {
  const filename = path.basename(doc.filename ?? '');
  const { staticDir, handlers } = req.payload.collections.media.config.upload;
  for (const handler of handlers ?? []) {
    // Without the request's conditional headers, which are about something else.
    const request = Object.assign(Object.create(req) as PayloadRequest, { headers: new Headers() });
    const response = await handler(request, { doc, params: { collection: 'media', filename } });
    if (response instanceof Response) return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  }
  return readFile(path.join(staticDir ?? '', filename)).catch(() => undefined);
}
