import fs from 'node:fs';
import type { Problem } from './together.ts';
import { type Name, names, variables } from './variables.ts';

type Given = Record<string, string | undefined>;

const secrets = names.filter((name) => variables[name].meta()?.isSecret);

/** The setting that names a file with the value of a secret, as Docker and Kubernetes mount them. */
const fileSetting = (name: Name) => `${name}_FILE`;

const isSet = (given: Given, name: string) => Boolean(given[name]?.trim());

function read(file: string): string | undefined {
  try {
    // Editors and `echo` end a file with a line break.
    return fs.readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    return undefined;
  }
}

const pathOf = (given: Given, name: Name) => given[fileSetting(name)]?.trim() ?? '';

/** The content of `NAME_FILE`, if `name` is a secret that is not set itself, and the file can be read. */
export function secretFromFile(given: Given, name: Name): string | undefined {
  if (!secrets.includes(name) || isSet(given, name) || !isSet(given, fileSetting(name))) return undefined;
  return read(pathOf(given, name));
}

/** A secret that is set twice, and files that cannot be read or are empty. Never shows a value. */
export function secretFileProblems(given: Given): Problem[] {
  return secrets.flatMap((name) => {
    const setting = fileSetting(name);
    if (!isSet(given, setting)) return [];
    const problem = (text: string) => [{ name, text: `${setting} ${text}` }];
    const content = read(pathOf(given, name));
    // A process that this one starts finds both.
    if (isSet(given, name) && given[name] !== content)
      return problem(`is set, and so is ${name}, with another value. Remove one of them.`);
    if (content === undefined)
      return problem(`names ${pathOf(given, name)}, which this user cannot read. Correct it, or remove it.`);
    return content.trim() ? [] : problem(`names ${pathOf(given, name)}, which is empty. Write ${name} into it.`);
  });
}
