import fs from 'node:fs';
import path from 'node:path';
import { bins, inRoot } from '../../../scripts/process/paths.ts';
import { runNode, tail } from '../../../scripts/process/program.ts';
import { Failure } from '../../../scripts/process/step.ts';
import { routes as table } from '../../../src/lib/routes.ts';

export type FieldShape = {
  name: string;
  type: string;
  required?: boolean;
  hasMany?: boolean;
  options?: string[];
  relationTo?: string[];
  isPolymorphic?: boolean;
  blocks?: string[];
  fields?: FieldShape[];
};

type PayloadEndpoint = { method: string; path: string };
export type Shape = { slug: string; fields: FieldShape[] };
type CollectionShape = Shape & { isAuth: boolean; isUpload: boolean; endpoints: PayloadEndpoint[] };
type GlobalShape = Shape & { endpoints: PayloadEndpoint[] };

export type PayloadInventory = {
  collections: CollectionShape[];
  globals: GlobalShape[];
  endpoints: PayloadEndpoint[];
  blocks: Shape[];
};

/** `pattern`: `/api/pages/:id`; `:name+` and `:name*` match several segments. */
export type Route = { pattern: string; methods: string[]; source: string };

/** In a separate process. `folder` receives the file. */
export async function payloadInventory(folder: string): Promise<PayloadInventory> {
  const file = path.join(folder, 'inventory.json');
  fs.mkdirSync(folder, { recursive: true });
  fs.rmSync(file, { force: true });
  const { output } = await runNode([bins.payload, 'run', 'tests/abuse/grammar/inventory-task.ts'], {
    env: {
      INVENTORY_FILE: file,
      DATABASE_URL: 'postgres://not.needed/none',
      PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef',
    },
  });
  if (!fs.existsSync(file)) throw new Failure(`${tail(output)}\nThe Payload configuration could not be read.`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as PayloadInventory;
}

const read = (file: string) => fs.readFileSync(inRoot(file), 'utf8');

/** No match means that the source has changed and this pattern is outdated. */
function findAll(file: string, expression: RegExp, text = read(file)): string[] {
  const found = [...text.matchAll(expression)].flatMap(([, name]) => (name ? [name] : []));
  if (found.length === 0) throw new Failure(`${file} no longer matches ${expression}: adapt tests/abuse/grammar.`);
  return [...new Set(found)];
}

function appRoutes(): Route[] {
  const files = fs.globSync('src/app/**/{route,page}.{ts,tsx}', { cwd: inRoot() });
  return files.flatMap((file) => {
    const folders = path.dirname(path.relative('src/app', file)).split('/');
    const segments = folders.filter((folder) => folder !== '.' && !folder.startsWith('('));
    const pattern = `/${segments
      .map((segment) =>
        segment
          .replace(/^\[\[\.\.\.(.+)\]\]$/, ':$1*')
          .replace(/^\[\.\.\.(.+)\]$/, ':$1+')
          .replace(/^\[(.+)\]$/, ':$1'),
      )
      .join('/')}`;
    const text = read(file);
    const declared = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((method) =>
      new RegExp(`\\b(?:as|const|function) ${method}\\b`).test(text),
    );
    const methods = path.basename(file).startsWith('route.') ? declared : ['GET', 'POST'];
    return [{ pattern, methods, source: file }];
  });
}

const under = (base: string, endpoints: PayloadEndpoint[], source: string): Route[] =>
  endpoints.map(({ method, path }) => ({
    pattern: `${base}${path}`.replace(/:(\w+)\?/, ':$1').replace(/\/$/, ''),
    methods: [method],
    source,
  }));

const payloadRoutes = ({ collections, globals, endpoints }: PayloadInventory): Route[] => [
  ...under('/api', endpoints, 'payload.config.ts'),
  ...collections.flatMap(({ slug, endpoints }) => under(`/api/${slug}`, endpoints, `collection ${slug}`)),
  ...globals.flatMap(({ slug, endpoints }) => under(`/api/globals/${slug}`, endpoints, `global ${slug}`)),
];

function supabaseRoutes(): Route[] {
  const functions = fs
    .globSync('supabase/functions/*/index.ts', { cwd: inRoot() })
    .map((file) => path.basename(path.dirname(file)));
  const sql = fs.globSync('supabase/migrations/*.sql', { cwd: inRoot() }).map(read).join('\n');
  const named = (kind: string) =>
    findAll('supabase/migrations', new RegExp(`create (?:or replace )?${kind} public\\.(\\w+)`, 'g'), sql);
  const [auth = ''] = findAll('supabase/local/gateway/app.ts', /const AUTH = \[([^\]]+)\]/g);
  const at = (pattern: string, methods: string[], source: string) => ({ pattern, methods, source });
  return [
    ...functions.map((name) => at(`/functions/v1/${name}`, ['GET', 'POST', 'OPTIONS'], 'supabase/functions')),
    ...named('table').map((name) => at(`/rest/v1/${name}`, ['GET', 'POST', 'PATCH', 'DELETE'], 'supabase/migrations')),
    ...named('function').map((name) => at(`/rest/v1/rpc/${name}`, ['POST', 'GET'], 'supabase/migrations')),
    ...[...auth.matchAll(/'([^']+)'/g)].map(([, name]) =>
      at(`/auth/v1/${name}`, ['GET', 'POST', 'PUT', 'DELETE'], 'supabase/local/gateway/app.ts'),
    ),
  ];
}

/** Handled before Next, or by Next itself. */
function serverRoutes(): Route[] {
  const own = findAll('src/delivery/server.ts', /^ {2}'(\/[\w/.-]+)':/gm);
  const rewritten = Object.keys(table).filter((route) => /\w\.\w/.test(route));
  const files = ['/_next/static/:file+', '/_next/image', '/_next/data/:file+', '/blocks/:file+', '/media/:file+'];
  return [...own, ...rewritten, ...files, '/.well-known/:file+', '/api/:path+'].map((pattern) => ({
    pattern,
    methods: ['GET'],
    source: 'the server',
  }));
}

export const formNames = (): string[] =>
  fs.globSync('src/visitors/forms/*/submit.ts', { cwd: inRoot() }).map((file) => path.basename(path.dirname(file)));

/** Without `payload`, all except Payload's. */
export function routes(payload?: PayloadInventory): Route[] {
  const all = [...appRoutes(), ...supabaseRoutes(), ...serverRoutes(), ...(payload ? payloadRoutes(payload) : [])];
  const merged = new Map<string, Route>();
  for (const route of all) {
    const known = merged.get(route.pattern);
    const methods = [...new Set([...(known?.methods ?? []), ...route.methods])];
    merged.set(route.pattern, { ...route, methods });
  }
  return [...merged.values()];
}
