import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '@/access/roles';
import { type OtherLanguage, otherLanguages } from '@/lib/languages';
import { type Target, targetSchema } from './documents';
import { markTranslated } from './mark';
import { reportOn } from './report';
import { addMissing, translate } from './translate';
import { xliffEndpoints } from './xliff/endpoints';

const headers = { 'cache-control': 'no-store' };
const answer = (body: object, status = 200) => Response.json(body, { status, headers });

/** An endpoint about one document, for staff who write. */
const about = (
  method: 'get' | 'post',
  step: string,
  work: (req: PayloadRequest, target: Target) => Promise<object | undefined>,
): Endpoint => ({
  path: `/translations/of/:slug/:document${step}`,
  method,
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'editor', 'author'))
      return answer({ error: 'Only authors, editors and admins may do this.' }, 403);
    const { slug, document } = req.routeParams ?? {};
    const target = targetSchema.safeParse({ collection: slug, id: document });
    if (!target.success) return answer({ error: 'The document does not exist.' }, 404);
    try {
      const done = await work(req, target.data);
      return done ? answer(done) : answer({ error: 'The document does not exist.' }, 404);
    } catch (error) {
      if (error instanceof APIError && error.status < 500) return answer({ error: wordsOf(error) }, error.status);
      throw error;
    }
  },
});

const fieldErrors = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/** A rejected field has its own message. */
const wordsOf = (error: APIError): string =>
  fieldErrors.safeParse(error.data).data?.errors[0]?.message ?? error.message;

async function read<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  const sent = schema.safeParse(await req.json?.().catch(() => undefined));
  if (sent.success) return sent.data;
  throw new APIError(sent.error.issues[0]?.message ?? 'The request cannot be read.', 400, null, true);
}

const language = z.object({
  language: z.enum(otherLanguages as [OtherLanguage, ...OtherLanguage[]], 'Choose a language.'),
});
const marked = z.object({ section: z.string().max(300).optional(), key: z.string().max(500).optional() });

/**
 * Under `/api/translations/of/:collection/:id`: the state of a translation, or a document's translations; `POST begin`,
 * `add` (sections of the original) and `mark` (as translated). XLIFF files: `export` and `import`.
 */
export const translationEndpoints: Endpoint[] = [
  about('get', '', reportOn),
  about('post', '/begin', async (req, target) => translate(req, target, (await read(req, language)).language)),
  about('post', '/add', addMissing),
  about('post', '/mark', async (req, target) => ({
    count: await markTranslated(req, target, await read(req, marked)),
  })),
  ...xliffEndpoints,
];
