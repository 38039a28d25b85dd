import fs from 'node:fs';
import path from 'node:path';
import { say } from '../../scripts/process/step.ts';

type Finding = { fault: string; times: number };
const SHOWN = 40;
const SHORT = 400;

/** Each fault of a route once, with the first request that showed it. */
export class Findings {
  readonly #all = new Map<string, Finding>();
  readonly #folder: string;

  /** `folder` receives a script per finding that repeats its request. */
  constructor(folder: string) {
    this.#folder = folder;
    fs.rmSync(folder, { recursive: true, force: true });
  }

  /** `again` is the command that repeats the request, `script` sends it, `response` is its body. */
  add(where: string, fault: string, again: string, script = '', response = ''): void {
    const key = `${where}: ${fault}`;
    const known = this.#all.get(key);
    if (known) {
      known.times++;
      return;
    }
    this.#all.set(key, { fault: key, times: 1 });
    const file = path.join(this.#folder, `${this.#all.size}.sh`);
    if (script) {
      fs.mkdirSync(this.#folder, { recursive: true });
      fs.writeFileSync(file, `# ${key}\n# ${again}\n${script}\n`, { mode: 0o600 });
    }
    if (this.#all.size > SHOWN) return;
    const shown = script.length > SHORT ? `sh ${path.relative('.', file)}` : script;
    const words = response.replaceAll(/\s+/g, ' ').slice(0, SHORT);
    say([key, again, shown, words].filter(Boolean).join('\n    '));
  }

  isFree = (pattern: RegExp): boolean => ![...this.#all.keys()].some((key) => pattern.test(key));

  get size(): number {
    return this.#all.size;
  }

  lines = (): string[] =>
    [...this.#all.values()].sort((a, b) => b.times - a.times).map(({ fault, times }) => `${times} × ${fault}`);
}
