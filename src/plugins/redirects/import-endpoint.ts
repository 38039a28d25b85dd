import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { type Tell, withProgress } from '@/lib/progress';
import { failedWork, json, refuse, staffEndpoint } from '@/staff/endpoint';
import { decoded } from '@/staff/table-files/decode';
import { applyImport, previewImport } from './import';

/** More would block the request for minutes. */
const MOST_LINES = 2000;
const MOST_CHARACTERS = 700_000;

/** As the parser counts them: old programs of the Mac end a line with a carriage return alone. */
const hasAtMost = (csv: string, lines: number) => csv.split(/\r\n?|\n/, lines + 1).length <= lines;

const text = z
  .string()
  .max(MOST_CHARACTERS, 'The file is larger than 700 KB. Split it.')
  .refine((csv) => csv.trim() !== '', 'Paste lines or choose a file first.')
  .refine((csv) => hasAtMost(csv, MOST_LINES + 1), `The file has more than ${MOST_LINES} lines. Split it.`);

const file = z.object({
  data: z.base64('The file cannot be read.').max(MOST_CHARACTERS, 'The file is larger than 500 KB. Split it.'),
});
const body = z.union([
  z.object({ csv: text, apply: z.literal(false).optional() }),
  z.object({ csv: text, apply: z.literal(true), ticket: z.string('Preview the import first.').max(200) }),
]);

async function respond(req: PayloadRequest, sent: unknown, tell: Tell): Promise<Response> {
  const chosen = file.safeParse(sent);
  if (chosen.success) {
    const { text: csv, note } = await decoded(Buffer.from(chosen.data.data, 'base64'));
    return json({ csv, note });
  }
  const isFile = typeof sent === 'object' && sent !== null && 'data' in sent;
  const parsed = isFile ? chosen : body.safeParse(sent);
  if (!parsed.success) return refuse(400, reasonIn(parsed.error));
  if (!('csv' in parsed.data)) return refuse(400, 'The file could not be read.');
  const { csv } = parsed.data;
  if (!parsed.data.apply) return json({ ...(await previewImport(req, csv)), isApplied: false });
  return json({ lines: await applyImport(req, csv, parsed.data.ticket, tell), isApplied: true });
}

/** A union reports the issues of each of its parts. */
function reasonIn({ issues }: z.ZodError): string {
  const first = issues[0];
  const inner =
    first?.code === 'invalid_union'
      ? first.errors.flat().find(({ path }) => path[0] === 'csv' || path[0] === 'ticket')
      : first;
  return inner?.message ?? 'The file could not be read.';
}

/**
 * `POST /api/redirects/import`, for editors: `{ data }`, a file, returns its text; `{ csv }` a preview with a ticket;
 * `{ csv, apply: true, ticket }` imports what the preview has shown, atomically.
 */
export const importRedirects = staffEndpoint({
  method: 'post',
  path: '/import',
  can: 'publish',
  notAllowed: 'Only editors and admins may change redirects.',
  body: z.unknown(),
  work: (req, { body: sent }) =>
    withProgress(
      req.headers,
      (tell) => respond(req, sent, tell),
      failedWork(req, 'The import failed, and nothing was changed.'),
    ),
});
