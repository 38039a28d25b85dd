import fs from 'node:fs';
import path from 'node:path';

const faults: [what: string, pattern: RegExp][] = [
  ['a crash', /The gateway .* has ended|uncaughtException|FATAL ERROR|heap out of memory|Segmentation fault/],
  ['an unhandled rejection', /unhandledRejection|Unhandled:/],
  ['parameters of a query', /^(?:\S+Z (?:\w+ +)?)?\s*params: ./m],
  ['a password hash', /(?:hash|salt)['"]?: ?['"][0-9a-f]{32}|\$2[aby]\$\d\d\$/],
];

export function watchLogs(folder: string) {
  const names = () => fs.readdirSync(folder).filter((name) => /^(?:site|gateway).*\.log$/.test(name));
  const size = (name: string) => fs.statSync(path.join(folder, name)).size;
  const before = new Map(names().map((name) => [name, size(name)]));
  return {
    faults: (secrets: string[]): { found: string[]; bytes: number } => {
      const found: string[] = [];
      let bytes = 0;
      for (const name of names()) {
        const text = fs
          .readFileSync(path.join(folder, name))
          .subarray(before.get(name) ?? 0)
          .toString();
        bytes += text.length;
        for (const [what, pattern] of faults) {
          const at = text.search(pattern);
          if (at >= 0) found.push(`${name}: ${what}: ${text.slice(Math.max(0, at - 200), at + 400)}`);
        }
        for (const secret of secrets) if (text.includes(secret)) found.push(`${name}: a secret`);
      }
      return { found, bytes };
    },
  };
}
