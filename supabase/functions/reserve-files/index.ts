import { z } from 'zod';
import { fileLimits } from '../_shared/file-kinds.ts';
import { trustedDefinition } from '../_shared/form-definition.ts';
import { json, Refusal, readValid, requireMethod, tooMany } from '../_shared/http.ts';
import { rateLimits } from '../_shared/rate-limits.ts';
import { callDatabase, secretKey, visitorFunction } from '../_shared/visitor-function.ts';

const body = z.object({
  form: z.string(),
  signature: z.string(),
  files: z.number().int().min(1).max(fileLimits.fields),
});
type Reserved = { retry_after?: number; ids?: string[] };

/**
 * POST {form, signature, files}: ids for the files of a form, so that stored ones which no entry claims are removed.
 * 200 {ok, ids}; 400; 403 for a definition of another origin; 405; 413; 429 {error} with Retry-After; 500.
 */
export default visitorFunction('reserve-files', async (request, database, counted) => {
  requireMethod(request, 'POST');
  const { form, signature, files } = await readValid(request, body);
  if (!(await trustedDefinition(form, signature, secretKey()))) throw new Refusal(403, { code: 'untrusted_form' });
  const reserved = await callDatabase<Reserved>(database, 'reserve_form_files', {
    files,
    visitor: await counted.visitor(),
    visitor_limit: rateLimits.formFiles.visitor,
    period_seconds: rateLimits.formFiles.seconds,
  });
  if (reserved.retry_after !== undefined) throw tooMany(reserved.retry_after);
  return json({ ok: true, ids: reserved.ids ?? [] });
});
