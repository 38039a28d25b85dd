import { z } from 'zod';
import type { AcceptedAdvisory, LicenceException } from './accepted-dependencies.ts';
import type { KnownAdvisory } from './known-advisories.ts';

export const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

export const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
      deprecated: z.string().optional(),
      /** If it is installed under another one. */
      name: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/** Without `vulnerabilities`, the registry did not respond. */
export const auditSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({ url: z.string(), title: z.string(), severity: z.string(), range: z.string() }),
        ]),
      ),
      nodes: z.array(z.string()).optional(),
    }),
  ),
});

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

export const inexact = ({ dependencies }: z.infer<typeof packageSchema>): string[] =>
  Object.entries(dependencies)
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${name} ${version}: the version in package.json is not exact.`);

export const nameAt = (at: string): string => at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** `expression`: SPDX, without nesting. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const alternatives = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return alternatives.some((all) => all.split(' AND ').every((licence) => allowed.includes(licence)));
}

/**
 * Packages without version or integrity, or with a license that is not accepted. A bundled package has no integrity of
 * its own: it arrives inside the archive of its parent, whose integrity is checked.
 */
export function refusedPackages(
  { packages }: z.infer<typeof lockSchema>,
  licences: readonly string[],
  exceptions: readonly LicenceException[],
): string[] {
  return Object.entries(packages).flatMap(([at, { version, license = '', integrity, dev, link, inBundle }]) => {
    if (at === '' || dev || link) return [];
    const name = nameAt(at);
    const excepted = exceptions.filter((one) => one.package.test(name)).map(({ licence }) => licence);
    const problems = [
      ...(version && EXACT.test(version) ? [] : ['no exact version in the lock']),
      ...(integrity || inBundle ? [] : ['no integrity in the lock']),
      ...(isAllowed(license, [...licences, ...excepted]) ? [] : ['its licence is not accepted']),
    ];
    const text = `${name} ${version ?? 'without version'}, licence ${license || 'unknown'}, ${at}`;
    return problems.length > 0 ? [`${text}: ${problems.join('; ')}.`] : [];
  });
}

const numbers = (version: string) => version.split(/[.-]/, 3).map(Number);

/** Of versions with three numbers; one before a release counts as that release. */
export function isBefore(version: string, other: string): boolean {
  const [mine, theirs] = [numbers(version), numbers(other)];
  const at = mine.findIndex((number, index) => number !== theirs[index]);
  return at >= 0 && (mine[at] ?? 0) < (theirs[at] ?? 0);
}

/** Packages, at any depth, with a fault that is known here, or that their authors have withdrawn. */
export function faultyPackages({ packages }: z.infer<typeof lockSchema>, known: readonly KnownAdvisory[]): string[] {
  return Object.entries(packages).flatMap(([at, { version = '0.0.0', dev, deprecated }]) => {
    if (at === '' || dev) return [];
    const name = nameAt(at);
    const faults = known.filter((one) => one.package === name && isBefore(version, one.fixed));
    return [
      ...faults.map(({ fixed, ids }) => `${name} ${version}, ${at}: fixed in ${fixed} (${ids.join(', ')}).`),
      ...(deprecated ? [`${name} ${version}, ${at}: withdrawn by its authors: ${deprecated}`] : []),
    ];
  });
}

/** Advisories that are not accepted, or no longer. */
export function refusedAdvisories(
  { vulnerabilities }: z.infer<typeof auditSchema>,
  accepted: readonly AcceptedAdvisory[],
  today: string,
): string[] {
  return Object.entries(vulnerabilities).flatMap(([name, { via, nodes = [] }]) =>
    via.flatMap((one) => {
      // A name: listed with the package through which this one is affected.
      if (typeof one === 'string') return [];
      const known = accepted.find(({ id }) => one.url.endsWith(`/${id}`));
      if (known && known.until >= today) return [];
      const text = `${name} ${one.range}, ${one.severity}, ${nodes.join(', ')}: ${one.title} (${one.url})`;
      return [known ? `${text}. It was accepted until ${known.until}: look at it again.` : text];
    }),
  );
}
