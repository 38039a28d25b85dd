import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { buildWith } from '../../tests/helpers/delivery-build';
import { checkIslands } from './check-islands';

const link = 1;
const counter = 2;
const errorBoundary = 3;
const plain = '<main><h1>Platform</h1></main>';
const marked = '<main><div data-island="" style="display:contents"><button>0</button></div></main>';

let build: ReturnType<typeof buildWith>;
afterEach(() => build.remove());

const runCli = () => {
  const cli = fileURLToPath(new URL('check-islands.ts', import.meta.url));
  return spawnSync(process.execPath, [cli, build.folder], { encoding: 'utf8' });
};

describe('checkIslands', () => {
  it('accepts pages without their own client components, and pages with islands', () => {
    build = buildWith({
      platform: { html: plain, moduleIds: [link, errorBoundary] },
      booking: { html: marked, moduleIds: [link, counter] },
    });
    expect(checkIslands(build.folder)).toEqual({ pages: 2, islands: 1, unmarked: [], heavy: [] });
    expect(runCli().status).toBe(0);
  });

  it('names the page and the component whose island was forgotten', () => {
    build = buildWith({ platform: { html: plain, moduleIds: [link, counter] } });
    expect(checkIslands(build.folder).unmarked).toEqual([
      { page: 'server/route-cache/APP_PAGE/0/$/platform.html', modules: ['[project]/src/components/counter.tsx'] },
    ]);
    const { status, stderr } = runCli();
    expect(status).toBe(1);
    expect(stderr).toContain('counter.tsx');
  });

  it('does not mistake text about islands for an island', () => {
    build = buildWith({ platform: { html: '<p>data-island=""</p>', moduleIds: [counter] } });
    expect(checkIslands(build.folder).unmarked).toHaveLength(1);
  });

  it('reports a module that no manifest knows', () => {
    build = buildWith({ platform: { html: plain, moduleIds: [99] } });
    expect(checkIslands(build.folder).unmarked[0]?.modules).toEqual(['unknown module 99']);
  });

  it.each(['node_modules/@payloadcms/ui/dist/exports/client/index.js', 'src/plugins/inbox/admin/row.tsx'])(
    'names a route of the site that reaches the admin: %s',
    (name) => {
      build = buildWith({ platform: { html: plain, moduleIds: [link] } }, [`[project]/${name}`]);
      expect(checkIslands(build.folder).heavy.map(({ modules }) => modules)).toEqual([[`[project]/${name}`]]);
      const { status, stderr } = runCli();
      expect(status).toBe(1);
      expect(stderr).toContain(name);
    },
  );

  it('fails when there is nothing to check', () => {
    build = buildWith({});
    expect(runCli()).toMatchObject({ status: 1 });
  });
});
