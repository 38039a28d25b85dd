import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { log } from './log.ts';

export type Fetch = (request: Request) => Promise<Response> | Response;

const isFunction = (module: unknown): module is { default: { fetch: Fetch } } =>
  typeof (module as { default?: { fetch?: unknown } })?.default?.fetch === 'function';

const broken: Fetch = () => Response.json({ code: 'function_unavailable' }, { status: 503 });

/** By name. A function that cannot be loaded returns 503 and logs a line. */
export async function loadFunctions(folder: string): Promise<Map<string, Fetch>> {
  const names = fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((name) => !/^[_.]/.test(name) && fs.existsSync(path.join(folder, name, 'index.ts')))
    : [];
  const load = async (name: string): Promise<[string, Fetch]> => {
    try {
      const module: unknown = await import(pathToFileURL(path.join(folder, name, 'index.ts')).href);
      if (!isFunction(module)) throw new Error('it has no default export with a method fetch');
      return [name, module.default.fetch];
    } catch (error) {
      log(`The function ${name} cannot be loaded: ${error instanceof Error ? error.message : error}`);
      return [name, broken];
    }
  };
  return new Map(await Promise.all(names.map(load)));
}
