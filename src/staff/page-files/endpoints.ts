import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { hasRole } from '@/access/roles';
import { withProgress } from '@/lib/progress';
import { inTransaction } from '@/lib/transaction';
import { failedWork } from '../failed-work';
import { pageFile } from './format';
import { pack } from './pack';
import { previewPage, unpack } from './unpack';

const MAX_FILE_CHARACTERS = 60_000_000;

const isWriter = (req: PayloadRequest) => hasRole(req, 'admin', 'editor', 'author');
const headers = { 'cache-control': 'no-store' };
const refuse = (status: number, error: string) => Response.json({ error }, { status, headers });

/** `GET /api/pages/:id/file`: the page as a file, for writers. */
const download: Endpoint = {
  path: '/:id/file',
  method: 'get',
  handler: async (req) => {
    if (!isWriter(req)) return refuse(403, 'Sign in as an author, editor or admin.');
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
    return Response.json(await pack(req, page), {
      headers: { ...headers, 'content-disposition': `attachment; filename="${name || 'page'}.page.json"` },
    });
  },
};

async function readFile(req: PayloadRequest): Promise<unknown> {
  const text = (await req.text?.()) ?? '';
  if (text.length > MAX_FILE_CHARACTERS) throw new APIError('The file is too big: at most 60 MB.', 413, null, true);
  try {
    return JSON.parse(text);
  } catch {
    throw new APIError('This is not an exported page.', 400, null, true);
  }
}

/** `POST /api/pages/from-file`: creates a draft from a file, atomically; with `?preview=true`, says what it would make. */
const upload: Endpoint = {
  path: '/from-file',
  method: 'post',
  handler: async (req) => {
    if (!isWriter(req)) return refuse(403, 'Sign in as an author, editor or admin.');
    const file = pageFile.safeParse(await readFile(req));
    if (!file.success) return refuse(400, file.error.issues[0]?.message ?? 'This is not an exported page.');
    if (req.query.preview === 'true') return Response.json(await previewPage(req, file.data), { headers });
    return withProgress(
      req.headers,
      async (tell) =>
        Response.json(await inTransaction(req, () => unpack(req, file.data, tell)), { status: 201, headers }),
      failedWork(req, 'The page could not be imported, and nothing was changed.'),
    );
  },
};

export const pageFileEndpoints = [download, upload];
