import type { Environment } from '../process/program.ts';

/** One line about a part that does not work. `isOurFault`: a restart or a service that comes back would not help. */
export type Trouble = { text: string; isOurFault: boolean };

const PATIENCE_MS = 60_000;

/** 0 without a response. */
async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS), ...init });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

const inWords = (status: number) => (status === 0 ? 'does not respond' : `responds with status ${status}`);

/** A form without entries: it is refused, and nothing is stored. */
const empty = (headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: '{}',
});

const parts = [
  { name: 'The admin', path: '/admin/login', expected: 200 },
  { name: 'The API', path: '/api/pages?depth=0&limit=1', expected: 200 },
  { name: 'The contact form', path: '/forms/contact', expected: 422, init: empty() },
];

async function troublesOfServices({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY = '' }: Environment): Promise<Trouble[]> {
  if (!SUPABASE_URL) return [];
  const apikey = { apikey: SUPABASE_PUBLISHABLE_KEY };
  const functions = [
    { name: 'submit-contact', expected: 400, init: empty(apikey) },
    // Reads the database.
    { name: 'book-session', expected: 200, init: { headers: apikey } },
  ];
  const checks = functions.map(async ({ name, expected, init }) => {
    const status = await statusOf(`${SUPABASE_URL}/functions/v1/${name}`, init);
    if (status === expected) return [];
    return [{ text: `Forms do not work: the function ${name} ${inWords(status)}.`, isOurFault: false }];
  });
  return (await Promise.all(checks)).flat();
}

async function isDatabaseUp(base: string): Promise<boolean> {
  const response = await fetch(`${base}/readyz`).catch(() => undefined);
  const words = (await response?.json().catch(() => undefined)) as { database?: string } | undefined;
  return words?.database === 'ok';
}

/** Requests the admin, the API and a form, and dry runs of the functions behind the forms. Nothing is stored. */
export async function troublesOf(base: string, environment: Environment): Promise<Trouble[]> {
  const checks = parts.map(async ({ name, path, expected, init }) => {
    const status = await statusOf(base + path, init);
    return status === expected ? [] : [`${name} does not work: ${path} ${inWords(status)}.`];
  });
  const [texts, services, isOurFault] = await Promise.all([
    Promise.all(checks),
    troublesOfServices(environment),
    isDatabaseUp(base),
  ]);
  return [...texts.flat().map((text) => ({ text, isOurFault })), ...services];
}
