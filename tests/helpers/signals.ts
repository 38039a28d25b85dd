import fs from 'node:fs';

/** @throws Error if the process does not run */
export function signalProcess(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) throw new Error('The process does not run.');
  process.kill(pid, signal);
}

/** PostgreSQL has one child per connection. */
export function signalWithChildren(pid: number | undefined, signal: NodeJS.Signals): void {
  const parentOf = (name: string) => /^PPid:\s*(\d+)$/m.exec(fs.readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
  for (const name of fs.readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      if (Number(name) === pid || Number(parentOf(name)) === pid) process.kill(Number(name), signal);
    } catch {
      // The process has exited.
    }
  }
}
