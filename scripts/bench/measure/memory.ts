import { capture } from '../world/external.ts';

type Process = { pid: number; parent: number; kilobytes: number; command: string };

/** Parses `ps -A -o pid=,ppid=,rss=,args=`. */
export function parseProcesses(text: string): Process[] {
  return [...text.matchAll(/^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, pid, parent, kilobytes, command = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    kilobytes: Number(kilobytes),
    command,
  }));
}

/** Resident memory of Next's processes below a process, in MB of 1024 × 1024 bytes. */
export function serverMegabytes(processes: Process[], parent: number): number {
  const below = (pid: number): Process[] =>
    processes.filter((one) => one.parent === pid).flatMap((one) => [one, ...below(one.pid)]);
  const server = below(parent).filter(({ command }) => /\bnext\b|next-server|delivery\/server\.ts/.test(command));
  return Math.round(server.reduce((total, { kilobytes }) => total + kilobytes, 0) / 1024);
}

/** Megabytes; the server is a child of this process. */
export async function serverMemory(): Promise<number> {
  return serverMegabytes(parseProcesses(await capture('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='])), process.pid);
}
