import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import { onStop } from './command.ts';
import { openLog } from './log-file.ts';
import { type ParentMessage, parentMessageSchema } from './parent.ts';
import { inRoot, root } from './paths.ts';

export type Environment = Record<string, string | undefined>;
type Result = { code: number; output: string };

type Options = {
  env?: Environment;
  cwd?: string;
  log?: string;
  seconds?: number;
  inTerminal?: boolean;
  /** Receives the lines of the output. */
  onLine?: (line: string) => void;
  /** For a task that speaks to its parent (parent.ts). */
  hear?: (received: ParentMessage) => void;
};

export const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/** Of Node, for processes that are started with a channel (`ipc`). */
export const endWithParent = ['--import', pathToFileURL(inRoot('scripts/process/end-with-parent.ts')).href];

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
  { env = {}, cwd = root, log, seconds = 1800, inTerminal = false, onLine, hear }: Options = {},
) {
  const child = spawn(process.execPath, inTerminal ? args : [...endWithParent, ...args], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env } as NodeJS.ProcessEnv,
    stdio: inTerminal ? 'inherit' : ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onStop(() => end(child));
  child.on('message', (message) => {
    const received = parentMessageSchema.safeParse(message);
    if (received.success) hear?.(received.data);
  });
  let output = '';
  const file = log ? openLog(log) : undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      file?.write(chunk);
      for (const line of chunk.split('\n')) if (line.trim()) onLine?.(line);
    });
  }
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
  return { code, output } satisfies Result;
}

export const tail = (output: string, lines = 40) => output.trim().split('\n').slice(-lines).join('\n');

/** The line of an output that says why it failed. */
export function causeIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() && !/^\s|^Node\.js v/.test(line));
  return (lines.findLast((line) => /error|fatal|panic|cannot|fail|E[A-Z]{5,}/.test(line)) ?? lines.at(-1) ?? '').trim();
}

/** How it ended, and why. */
export function endOf(child: ChildProcess, output: string): string {
  if (child.signalCode) return `killed by ${child.signalCode}`;
  return [`exit code ${child.exitCode}`, causeIn(output)].filter(Boolean).join(': ');
}

const LAST_OUTPUT_MS = 200;

/** Calls the listener soon after the exit, with its last output. Not on `close`, which children of its own may delay. */
export const onceEnded = (child: ChildProcess, listener: () => void) =>
  child.once('exit', () => setTimeout(listener, LAST_OUTPUT_MS));

/** A zombie only waits for its parent, which may never come. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Includes processes of other users. */
export function processExists(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}
