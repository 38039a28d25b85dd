import { z } from 'zod';
import { secretFileProblems, secretFromFile } from './secret-files.ts';
import { missingTogether, type Problem, type Texts } from './together.ts';
import { defaults, type Name, names, variables } from './variables.ts';

const schema = z.strictObject(variables).partial();
export type Values = z.infer<typeof schema>;

type Given = Record<string, string | undefined>;

const about = (name: Name) => variables[name].meta() ?? {};

const PAIRS = ['""', "''", '“”', '‘’'];

/** Blanks and quotation marks come along when values are copied; container files pass on empty values. */
function plain(text: string): string {
  const trimmed = text.trim();
  const isQuoted = trimmed.length > 1 && PAIRS.includes(`${trimmed[0]}${trimmed.at(-1)}`);
  return isQuoted ? trimmed.slice(1, -1).trim() : trimmed;
}

/** The settings among `given`, without what is empty. Secrets may be in files (`PAYLOAD_SECRET_FILE`). */
export function settingsAmong(given: Given): Texts {
  const pairs = names.map((name) => {
    const text = secretFromFile(given, name) ?? given[name] ?? '';
    return [name, about(name).isExact && text.trim() ? text : plain(text)] as const;
  });
  return Object.fromEntries(pairs.filter(([, text]) => text !== ''));
}

const LONGEST_SHOWN = 80;

/** Addresses may contain a password. */
function shown(name: Name, text: string): string {
  if (about(name).isSecret || /:\/\/.*@/.test(text)) return '';
  const quoted = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
  return ` is "${quoted.replaceAll(/\s+/g, ' ')}", but`;
}

const remedy = (name: Name) => {
  const otherwise = Object.hasOwn(defaults, name) ? String(defaults[name as keyof typeof defaults]) : '';
  return otherwise ? `Correct it, or remove it for the default, ${otherwise}.` : 'Correct it, or remove it.';
};

const inOrder = (problems: Problem[]) =>
  problems.toSorted((one, other) => names.indexOf(one.name as Name) - names.indexOf(other.name as Name));

export const wrong = (name: Name, text: string, expected: string): Problem => ({
  name,
  text: `${name}${shown(name, text)} ${expected}. ${remedy(name)}`,
});

/** All problems of all settings at once. `values` are complete only if there is none. */
export function judge(given: Given): { values: Values; problems: Problem[] } {
  const texts = settingsAmong(given);
  const { data = {}, error } = schema.safeParse(texts);
  const invalid = (error?.issues ?? []).map(({ path, message }) => {
    const name = path[0] as Name;
    return wrong(name, texts[name] ?? '', message);
  });
  return { values: data, problems: inOrder([...secretFileProblems(given), ...invalid, ...missingTogether(texts)]) };
}
