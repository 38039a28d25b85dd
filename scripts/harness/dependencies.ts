import { z } from 'zod';
import type { AcceptedAdvisory, LicenceException } from './accepted-dependencies.ts';

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
    const name = at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);
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
