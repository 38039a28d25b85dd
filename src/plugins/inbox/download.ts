import type { Endpoint } from 'payload';
import { openFile } from '@/services/form-files/stored';
import { SupabaseFailure } from '@/services/supabase/admin-client';
import { audit } from '@/staff/audit/audit';
import { answer, isAllowed } from './change';
import { readRow } from './store';

/** For browsers without support for encoded names (RFC 6266). */
const inAscii = (name: string) => name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '_');
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** Always saved and never shown: visitors choose what is in the file. */
export const downloadFile: Endpoint = {
  path: '/inbox/submissions/:id/files/:file',
  method: 'get',
  handler: async (req) => {
    if (!isAllowed(req)) return answer(403, 'Only editors and admins may open the inbox.');
    const { id, file } = req.routeParams ?? {};
    try {
      const row = await readRow('submissions', String(id));
      const found = row?.answers.find((one) => one.file && one.file.id === file);
      const content = found?.file && (await openFile(found.file.id));
      if (!found || !content) return answer(404, 'This file does not exist. It was deleted, or has not arrived.');
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
    } catch (error) {
      if (!(error instanceof SupabaseFailure)) throw error;
      req.payload.logger.error(`Inbox: ${error.code}`);
      return answer(503, 'The forms’ database is not responding. Please try again later.');
    }
  },
};
