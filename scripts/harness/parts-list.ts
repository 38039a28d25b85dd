import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { inRoot } from '../process/paths.ts';
import { type lockSchema, nameAt } from './dependencies.ts';

type Lock = z.infer<typeof lockSchema>;
type Package = Lock['packages'][string];
type Manifest = { name: string; version: string };

const PATCH = /^(.+)\+([^+]+)\.patch$/;
const ALGORITHMS: Record<string, string> = { sha1: 'SHA-1', sha256: 'SHA-256', sha512: 'SHA-512' };

/** What `patches/` changes. */
function pedigreeOf(name: string, version: string | undefined, patches: readonly string[]) {
  const files = patches.filter((file) => {
    const [, of = '', at] = PATCH.exec(file) ?? [];
    return of.replaceAll('+', '/') === name && at === version;
  });
  if (files.length === 0) return {};
  return { pedigree: { patches: files.map((file) => ({ type: 'backport', diff: { url: `patches/${file}` } })) } };
}

function hashesOf({ integrity }: Package) {
  const hashes = (integrity ?? '').split(' ').flatMap((one) => {
    const [, name = '', digest = ''] = /^(sha\d+)-(.+)$/.exec(one) ?? [];
    const alg = ALGORITHMS[name];
    return alg ? [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] : [];
  });
  return hashes.length > 0 ? { hashes } : {};
}

/** Which folder a package at `from` loads `name` from, as Node looks for it. */
function folderOf(packages: Lock['packages'], from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const folder = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[folder]) return folder;
    if (!at) return undefined;
  }
}

/**
 * All packages that the site runs with, as a CycloneDX list. From the lock alone: `npm sbom --omit=dev` leaves out what
 * development dependencies need too, and without that option refuses the lock.
 */
export function partsList({ packages }: Lock, { name, version }: Manifest, patches: readonly string[]) {
  const parts = Object.entries(packages).filter(([at, { dev, link }]) => at !== '' && !dev && !link);
  const used = new Set(parts.map(([at]) => at));
  const needs = (at: string, { dependencies, optionalDependencies }: Package) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .flatMap((needed) => folderOf(packages, at, needed) ?? [])
      .filter((folder) => used.has(folder));
  const component = (at: string, part: Package) => {
    const full = part.name ?? nameAt(at);
    const [, group, own = full] = /^(@[^/]+)\/(.+)$/.exec(full) ?? [];
    return {
      type: 'library',
      'bom-ref': at,
      ...(group && { group }),
      name: own,
      version: part.version,
      purl: `pkg:npm/${full.replace('@', '%40')}@${part.version}`,
      ...(part.license && { licenses: [{ expression: part.license }] }),
      ...hashesOf(part),
      ...pedigreeOf(full, part.version, patches),
    };
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: parts.map(([at, part]) => component(at, part)),
    dependencies: [
      { ref: name, dependsOn: needs('', packages[''] ?? {}) },
      ...parts.map(([at, part]) => ({ ref: at, dependsOn: [...new Set(needs(at, part))] })),
    ],
  };
}

/** Of this repository. @returns the number of packages */
export function writePartsList(file: string, lock: Lock): number {
  const manifest: Manifest = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  const list = partsList(lock, manifest, fs.readdirSync(inRoot('patches')));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
  return list.components.length;
}
