import type { PayloadRequest } from 'payload';
import { parseJson } from '@/lib/parse-json';
import { withProgress } from '@/lib/progress';
import { inTransaction } from '@/payload/transaction';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { failedWork, json, refuse, staffEndpoint } from '@/staff/endpoint';
import { pageFile } from './format';
import { pack } from './pack';
import { previewPage, unpack } from './unpack';

const MAX_FILE_CHARACTERS = 60_000_000;

const forWriters = { can: 'write', notAllowed: 'Sign in as an author, editor or admin.' } as const;

/** `GET /api/pages/:id/file`: the page as a file, for writers. */
const download = staffEndpoint({
  ...forWriters,
  method: 'get',
  path: '/:id/file',
  work: async (req) => {
    const id = String(req.routeParams?.id);
    const page = await req.payload.findByID({
      collection: 'pages',
      id,
      depth: 0,
      draft: true,
      disableErrors: true,
      overrideAccess: false,
      req,
    });
    if (!page) return refuse(404, 'The page does not exist.');
    // The path of a draft is not validated.
    const name = (page.path ?? '')
      .replace(/^\/$/, 'home')
      .replace(/^\//, '')
      .replace(/[^a-z0-9]+/gi, '-');
    const response = json(await pack(req, page));
    response.headers.set('content-disposition', `attachment; filename="${name || 'page'}.page.json"`);
    return response;
  },
});

async function readFile(req: PayloadRequest): Promise<unknown> {
  const text = (await req.text?.()) ?? '';
  if (text.length > MAX_FILE_CHARACTERS) refuse(413, 'The file is too big: at most 60 MB.');
  return parseJson(text) ?? refuse(400, 'This is not an exported page.');
}

/** `POST /api/pages/from-file`: creates a draft from a file, atomically; with `?preview=true`, says what it would make. */
const upload = staffEndpoint({
  ...forWriters,
  method: 'post',
  path: '/from-file',
  work: async (req) => {
    const file = pageFile.safeParse(await readFile(req));
    if (!file.success) return refuse(400, file.error.issues[0]?.message ?? 'This is not an exported page.');
    if (req.query.preview === 'true') return previewPage(req, file.data);
    return withProgress(
      req.headers,
      async (tell) => {
        const work = async () => {
          // Sent twice: the second one finds the path and the pictures of the first.
          await serialise(req, `page file ${file.data.page.path}`);
          return unpack(req, file.data, tell);
        };
        return json(await inTransaction(req, work), 201);
      },
      failedWork(req, 'The page could not be imported, and nothing was changed.'),
    );
  },
});

export const pageFileEndpoints = [download, upload];
