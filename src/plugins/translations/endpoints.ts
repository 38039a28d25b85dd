import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { type OtherLanguage, otherLanguages } from '@/lib/languages';
import { withProgress } from '@/lib/progress';
import { failedWork, inPath, json, refuse, staffEndpoint } from '@/staff/endpoint';
import { type Target, targetSchema } from './documents';
import { acceptSuggestions, markTranslated } from './mark';
import { reportOn } from './report';
import { suggest, takeOut } from './suggest/suggest';
import { addMissing, translate } from './translate';
import { xliffEndpoints } from './xliff/endpoints';

type Work<Body> = (req: PayloadRequest, target: Target, body: Body) => Promise<object | undefined>;

/** An endpoint about one document, for staff who write. */
const ofDocument = <Body = undefined>(
  method: 'get' | 'post',
  step: string,
  work: Work<Body>,
  body?: z.ZodType<Body>,
): Endpoint =>
  staffEndpoint({
    method,
    path: `/translations/of/:slug/:document${step}`,
    can: 'write',
    at: inPath.pipe(targetSchema),
    body,
    work: async (req, sent) => (await work(req, sent.at, sent.body)) ?? refuse(404, 'The document does not exist.'),
  });

const language = z.object({
  language: z.enum(otherLanguages as [OtherLanguage, ...OtherLanguage[]], 'Choose a language.'),
});
const key = z.string().max(500);
const which = z.object({ section: z.string().max(300).optional(), key: key.optional() });
const seen = z.object({ seen: z.array(z.object({ key, print: z.string().max(100) })).max(5_000) });

const BROKE_OFF = 'The suggestions were not stored. Try again.';

const suggestEndpoint = staffEndpoint({
  method: 'post',
  path: '/translations/of/:slug/:document/suggest',
  can: 'write',
  at: inPath.pipe(targetSchema),
  body: which,
  work: (req, { at, body }) =>
    withProgress(req.headers, async (tell) => json(await suggest(req, at, body, tell)), failedWork(req, BROKE_OFF)),
});

/**
 * Under `/api/translations/of/:collection/:id`: the state of a translation, or a document's translations; `POST begin`,
 * `add` (sections of the original), `mark` (as translated), `suggest` (texts), `accept` and `take-out` (suggestions). XLIFF files: `export` and `import`.
 */
export const translationEndpoints: Endpoint[] = [
  ofDocument('get', '', reportOn),
  ofDocument('post', '/begin', (req, target, sent) => translate(req, target, sent.language), language),
  ofDocument('post', '/add', addMissing),
  ofDocument('post', '/mark', (req, target, sent) => markTranslated(req, target, sent.seen), seen),
  suggestEndpoint,
  ofDocument('post', '/accept', (req, target, sent) => acceptSuggestions(req, target, sent.seen), seen),
  ofDocument('post', '/take-out', (req, target, sent) => takeOut(req, target, sent.key), z.object({ key })),
  ...xliffEndpoints,
];
