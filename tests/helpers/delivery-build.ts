import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const modules = {
  1: '[project]/node_modules/next/dist/client/app-dir/link.js',
  2: '[project]/src/components/counter.tsx',
  3: '[project]/src/app/(site)/error.tsx',
};

const manifestOf = (known: Record<number, string>) => `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
globalThis.__RSC_MANIFEST["/[[...path]]/page"] = ${JSON.stringify({
  clientModules: Object.fromEntries(Object.entries(known).map(([id, name]) => [name, { id: Number(id), name: '*' }])),
})};`;

/** A build folder with stored pages, and the client module ids that their flight data names. `more`: modules of the route. */
export function buildWith(pages: Record<string, { html: string; moduleIds: number[] }>, more: string[] = []) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'delivery-build-'));
  const write = (file: string, text: string) => {
    const target = path.join(folder, 'server', file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  };
  const known = { ...modules, ...Object.fromEntries(more.map((name, index) => [100 + index, name])) };
  write('app/(site)/[[...path]]/page_client-reference-manifest.js', manifestOf(known));
  for (const [name, { html, moduleIds }] of Object.entries(pages)) {
    write(`route-cache/APP_PAGE/0/$/${name}.html`, html);
    const rows = moduleIds.map((id, row) => `${row.toString(16)}:I[${id},["$2"],"default"]`);
    write(`route-cache/APP_PAGE/0/$/${name}.rsc`, ['f:"$Sreact.fragment"', ...rows, '0:{}'].join('\n'));
  }
  return { folder, remove: () => fs.rmSync(folder, { recursive: true }) };
}
