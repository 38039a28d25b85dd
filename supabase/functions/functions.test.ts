import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import packages from '../../package.json';

const folder = 'supabase/functions';
const functions = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/index.ts`));
const config = readFileSync('supabase/config.toml', 'utf8');

it('config.toml lists every function, and no other', () => {
  const listed = [...config.matchAll(/^\[functions\.(.+)\]$/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(functions.toSorted());
});

describe.each(functions)('%s', (name) => {
  it('uses the same versions as the site', () => {
    const { imports } = JSON.parse(readFileSync(`${folder}/${name}/deno.json`, 'utf8')) as {
      imports: Record<string, string>;
    };
    const pinned: Record<string, string> = packages.dependencies;
    for (const [specifier, source] of Object.entries(imports)) {
      expect(source).toBe(`npm:${specifier}@${pinned[specifier]}`);
    }
  });

  it('is deployed as is: listed in config.toml, without JWT verification', () => {
    const [, section = ''] = config.split(`[functions.${name}]`);
    expect(section.split('\n[')[0]).toContain('verify_jwt = false');
    expect(section.split('\n[')[0]).toContain(`import_map = "./functions/${name}/deno.json"`);
  });
});
