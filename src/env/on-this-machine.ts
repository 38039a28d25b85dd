import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { judge, settingsAmong, wrong } from './judge.ts';
import { mistypedNames } from './near-names.ts';
import type { Problem, Texts } from './together.ts';
import { defaults, type Name } from './variables.ts';

const FOREIGN = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA'];

/** What HOST must be; undefined if this machine can listen on it. */
export function hostProblem(host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', ({ code = '' }: NodeJS.ErrnoException) => {
      const is = 'must be an address of this machine; 0.0.0.0 means all of them, 127.0.0.1 this machine only';
      resolve(FOREIGN.includes(code) ? is : undefined);
    });
    server.listen({ host, port: 0 }, () => server.close(() => resolve(undefined)));
  });
}

/** What DATA_DIR must be; undefined if this user can write to it, or create it. Creates nothing. */
export function dataDirProblem(folder: string): string | undefined {
  let existing = path.resolve(folder);
  while (!fs.existsSync(existing) && path.dirname(existing) !== existing) existing = path.dirname(existing);
  const isFolder = fs.statSync(existing, { throwIfNoEntry: false })?.isDirectory();
  if (!isFolder)
    return existing === path.resolve(folder)
      ? 'must be a folder, not a file'
      : `must be a folder, and ${existing} is a file`;
  try {
    fs.accessSync(existing, fs.constants.W_OK | fs.constants.X_OK);
    return undefined;
  } catch {
    return 'must be a folder that this user can write to: change its owner, or run as its owner';
  }
}

/** Tries a setting on this machine: what its value must be, or undefined. */
type Try = (texts: Texts) => Promise<string | undefined> | string | undefined;
export type Tries = Partial<Record<Name, Try>>;

export const tries = {
  HOST: ({ HOST }) => HOST && hostProblem(HOST),
  DATA_DIR: ({ DATA_DIR = defaults.DATA_DIR }) => dataDirProblem(DATA_DIR),
} satisfies Tries;

type Given = Record<string, string | undefined>;

/** All problems of the settings of a process, each in one line that begins with its name. `file`: those of `.env`. */
export async function problemsHere(environment: Given, tried: Tries, file: Given = {}): Promise<Problem[]> {
  const given = { ...file, ...environment };
  const texts = settingsAmong(given);
  const { problems } = judge(given);
  const isFine = (name: Name) => !problems.some((problem) => problem.name === name);
  const failed = (Object.entries(tried) as [Name, Try][])
    .filter(([name]) => isFine(name))
    .map(async ([name, attempt]) => {
      const expected = await attempt(texts);
      return expected ? [wrong(name, texts[name] ?? '', expected)] : [];
    });
  const mistyped = mistypedNames(Object.keys(file), Object.keys(environment));
  return [...problems, ...(await Promise.all(failed)).flat(), ...mistyped];
}
