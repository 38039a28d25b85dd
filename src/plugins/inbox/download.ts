import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { openFile } from '@/services/form-files/stored';
import { audit } from '@/staff/audit/audit';
import { json, refuse, staffEndpoint } from '@/staff/endpoint';
import { forInbox, whileReachable } from './change';
import { readRow } from './store';

/** For browsers without support for encoded names (RFC 6266). */
const inAscii = (name: string) => name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '_');
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const NO_FILE = 'This file does not exist. It was deleted, or has not arrived.';
const UNREACHABLE = 'The forms’ database is not responding. Please try again later.';

async function fileOf(req: PayloadRequest, id: string, file: string): Promise<Response> {
  const row = await readRow('submissions', id);
  const found = row?.answers.find((one) => one.file && one.file.id === file);
  const content = found?.file && (await openFile(found.file.id));
  if (!found || !content) return refuse(404, NO_FILE);
  await audit(req, { action: 'export', title: 'Inbox: a file of one of submissions', detail: row?.form_title });
  return new Response(content, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(found.file?.size),
      'content-disposition': `attachment; filename="${inAscii(found.value)}"; filename*=UTF-8''${encoded(found.value)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    },
  });
}

/** Always saved and never shown: visitors choose what is in the file. */
export const downloadFile = staffEndpoint({
  ...forInbox,
  method: 'get',
  path: '/inbox/submissions/:id/files/:file',
  at: z.object({ id: z.string(), file: z.string() }),
  work: (req, { at: { id, file } }) =>
    whileReachable<Response>(
      req,
      () => fileOf(req, id, file),
      () => json({ error: UNREACHABLE }, 503),
    ),
});
