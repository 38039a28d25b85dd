export const dynamic = 'force-dynamic';

/** Is the process alive? Never asks the database: a restart would not bring that back. */
export const GET = () => new Response('ok\n', { headers: { 'cache-control': 'no-store' } });
