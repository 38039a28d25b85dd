import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { onStop } from './command.ts';
import { root } from './paths.ts';

export type Environment = Record<string, string | undefined>;
type Result = { code: number; output: string };

type Options = { env?: Environment; cwd?: string; log?: string; seconds?: number; inTerminal?: boolean };

export const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/** Kills the process if it has not stopped after `patience` ms. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM', patience = 8_000): Promise<void> {
  if (!isAlive(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(timer);
}

/** Runs a program with the current Node and returns its output, which also goes to `log`. */
export async function runNode(
  args: string[],
  { env = {}, cwd = root, log, seconds = 1800, inTerminal = false }: Options = {},
) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env } as NodeJS.ProcessEnv,
    stdio: inTerminal ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  onStop(() => end(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const timer = setTimeout(() => {
    output += `\nStopped after ${seconds} s.`;
    child.kill('SIGKILL');
  }, seconds * 1000);
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.on('close', (exit) => resolve(exit ?? 1));
  });
  clearTimeout(timer);
  if (log) {
    fs.mkdirSync(path.dirname(log), { recursive: true });
    fs.writeFileSync(log, output);
  }
  return { code, output } satisfies Result;
}

export const tail = (output: string, lines = 40) => output.trim().split('\n').slice(-lines).join('\n');

/** Includes processes of other users. */
export function processExists(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
