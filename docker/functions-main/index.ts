/**
 * Entry point of Supabase's edge runtime: receives every request and dispatches it to the function of that name, which
 * runs in its own worker (docker-compose.yml, profile `supabase`).
 */
type Worker = { fetch(request: Request): Promise<Response> };
type WorkerOptions = {
  servicePath: string;
  memoryLimitMb: number;
  workerTimeoutMs: number;
  noModuleCache: boolean;
  importMapPath: string | null;
  envVars: [string, string][];
};
declare const Deno: {
  serve(response: (request: Request) => Promise<Response>): void;
  env: { toObject(): Record<string, string> };
};
declare const EdgeRuntime: { userWorkers: { create(options: WorkerOptions): Promise<Worker> } };

const FOLDER = '/home/deno/functions';
/** Rejects `_shared` and paths. */
const NAME = /^[a-z][a-z0-9-]*$/;

const refuse = (status: number, code: string) => Response.json({ code }, { status });

Deno.serve(async (request) => {
  const [, name = ''] = new URL(request.url).pathname.split('/');
  if (!NAME.test(name)) return refuse(404, 'not_found');
  try {
    const worker = await EdgeRuntime.userWorkers.create({
      servicePath: `${FOLDER}/${name}`,
      memoryLimitMb: 150,
      workerTimeoutMs: 60_000,
      noModuleCache: false,
      // The runtime finds the deno.json beside the function.
      importMapPath: null,
      envVars: Object.entries(Deno.env.toObject()),
    });
    return await worker.fetch(request);
  } catch (error) {
    console.error(`[${name}]`, error);
    return refuse(503, 'function_unavailable');
  }
});

export {};
