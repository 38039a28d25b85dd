/** What `npm run upgrade:try` installs, and how it puts what breaks into words. */
import { Failure } from '../process/step.ts';

export type Target = { name: string; version: string };

/** Packages that are released together, and have to have one version. */
const families: [member: RegExp, name: string][] = [
  [/^(?:payload$|@payloadcms\/)/, 'payload'],
  [/^react(?:-dom)?$/, 'react'],
  [/^@supabase\/(?:auth-js|postgrest-js|supabase-js)$/, '@supabase/supabase-js'],
  [/^@?tailwindcss(?:\/postcss)?$/, 'tailwindcss'],
];

/** `payload@3.90.2`. Undefined for anything else. */
export function readTarget(text: string | undefined): Target | undefined {
  const [, name, version] = /^((?:@[\w.-]+\/)?[\w.-]+)@([\w.+-]+)$/.exec(text ?? '') ?? [];
  return name && version ? { name, version } : undefined;
}

/** The target and the packages of ours that are released with it. */
export function familyOf(name: string, installed: string[]): string[] {
  const member = families.find(([pattern]) => pattern.test(name))?.[0];
  return installed.filter((one) => one === name || member?.test(one)).toSorted();
}

/**
 * The version that the registry has, of what `npm view <package> version --json` writes; undefined if it has none.
 * @throws Failure if the registry does not say so
 */
export function versionIn(output: string): string | undefined {
  const version = /^"([\w.+-]+)"$/m.exec(output)?.[1];
  if (version || output.trim() === '' || /\bE404\b/.test(output)) return version;
  throw new Failure(`The registry does not respond: ${/"summary": "(.+)"/.exec(output)?.[1] ?? output.trim()}`);
}

type Packages = Record<string, string>;
type Manifest = { dependencies: Packages; devDependencies: Packages };

/** The manifest with these versions. */
export function withVersions<M extends Manifest>(manifest: M, versions: Packages): M {
  const changed = (packages: Packages) =>
    Object.fromEntries(Object.entries(packages).map(([name, version]) => [name, versions[name] ?? version]));
  return {
    ...manifest,
    dependencies: changed(manifest.dependencies),
    devDependencies: changed(manifest.devDependencies),
  };
}

export type Fault = { text: string; places: string[] };

/** Types of routes, which Next writes in a build, are missing in a copy if Next cannot load its configuration. */
const OF_ROUTES = /Cannot find name '(?:PageProps|RouteContext|LayoutProps)'/;

/** Errors of the compiler by their text, the most frequent first. */
export function typeFaults(output: string): Fault[] {
  const found = new Map<string, Set<string>>();
  for (const [, place = '', text = ''] of output.matchAll(/^(\S.*?)\(\d+,\d+\): error (TS\d+: .*)$/gm)) {
    if (OF_ROUTES.test(text)) continue;
    found.set(text, (found.get(text) ?? new Set()).add(place));
  }
  return [...found]
    .map(([text, places]) => ({ text, places: [...places].toSorted() }))
    .toSorted((one, other) => other.places.length - one.places.length || one.text.localeCompare(other.text));
}

const MOST_PLACES = 4;
const LONGEST = 400;

export function lineOf({ text, places }: Fault): string {
  const others = places.length - MOST_PLACES;
  const named = places.slice(0, MOST_PLACES).join(', ');
  return `- ${text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text}\n  ${named}${others > 0 ? ` and ${others} more` : ''}`;
}

type Report = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
};

/** The sentence of each failed contract, without the stack. Tests of one file that fail alike become one. */
export function contractFaults(report: Report, folder: string): Fault[] {
  const found = new Map<string, string[]>();
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = name.replace(`${folder}/`, '');
    const failed = assertionResults.filter((one) => one.status === 'failed');
    const texts = failed.map((one) => one.failureMessages?.[0] ?? one.fullName);
    if (failed.length === 0 && status === 'failed') texts.push(`cannot be loaded: ${message ?? ''}`);
    for (const text of texts) {
      const [sentence = ''] = text.replace(/^AssertionError: /, '').split(/\n|: expected /);
      found.set(sentence, [...new Set([...(found.get(sentence) ?? []), file])]);
    }
  }
  return [...found].map(([text, places]) => ({ text: text.replaceAll(`${folder}/`, ''), places }));
}
