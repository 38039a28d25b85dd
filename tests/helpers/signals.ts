import fs from 'node:fs';

/** Sends a signal to a running process. @throws Error if it has none */
export function signalProcess(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) throw new Error('The process does not run.');
  process.kill(pid, signal);
}

/** Sends a signal to a process and its children: PostgreSQL has one for each connection. */
export function signalWithChildren(pid: number | undefined, signal: NodeJS.Signals): void {
  const parentOf = (name: string) => /^PPid:\s*(\d+)$/m.exec(fs.readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
  for (const name of fs.readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      if (Number(name) === pid || Number(parentOf(name)) === pid) process.kill(Number(name), signal);
    } catch {
      // The process has exited in the meantime.
    }
  }
}
