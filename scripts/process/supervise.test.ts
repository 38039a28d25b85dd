/** A part that dies is started again, at growing intervals, and given up in words. With real processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endOf, onceEnded } from './program.ts';
import { Failure } from './step.ts';
import { supervise } from './supervise.ts';

const QUICK = { shortestMs: 1, longestMs: 4, whileWaitingMs: 1, most: 5, withinMs: 600_000 };

let lines: string[];
let end: () => void;
beforeEach(() => {
  lines = [];
  end = () => {};
});
afterEach(() => end());

function part(script: string) {
  const children: ChildProcess[] = [];
  let isOver = false;
  end = () => {
    isOver = true;
    for (const child of children) child.kill('SIGKILL');
  };
  const start = async () => {
    const child = spawn('/bin/sh', ['-c', script], { stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.on('data', (chunk) => (output += chunk));
    children.push(child);
    onceEnded(child, () => isOver || supervised.ended(endOf(child, output)));
  };
  const note = (line: string) => lines.push(line);
  const supervised = supervise({ name: 'The part', log: '/tmp/part.log', note, start }, QUICK);
  return { start, children, ...supervised };
}

test('a killed process is started again, and both lines of the log say so', async () => {
  const { start, children } = part('exec sleep 60');
  await start();
  children[0]?.kill('SIGKILL');
  await vi.waitFor(() => expect(children).toHaveLength(2));
  expect(children[1]?.exitCode).toBeNull();
  expect(lines).toEqual([
    'The part has ended (killed by SIGKILL). It is started again in 0.001 s. Log: /tmp/part.log\n',
    'The part runs again.\n',
  ]);
});

test('one that always fails is given up, with its reason and its log', async () => {
  const { start, gaveUp, children } = part('echo "Error: no memory" >&2; exit 3');
  await start();
  const failure = await gaveUp;
  expect(failure).toBeInstanceOf(Failure);
  expect(failure.message).toBe(
    'The part has ended 5 times within 1 min and is not started again. The last time: exit code 3: Error: no memory. Log: /tmp/part.log',
  );
  expect(children).toHaveLength(5);
  const pauses = lines.flatMap((line) => /in ([\d.]+) s/.exec(line)?.[1] ?? []);
  expect(pauses).toEqual(['0.001', '0.002', '0.004', '0.004']);
});

test('waiting for something else does not count as failing', async () => {
  class Away extends Failure {}
  let attempts = 0;
  const start = async () => {
    attempts += 1;
    if (attempts < 20) throw new Away('away');
  };
  const note = (line: string) => lines.push(line);
  const waits = (error: unknown) => error instanceof Away;
  supervise({ name: 'The part', log: '/tmp/part.log', note, start, waits }, QUICK).ended('exit code 1');
  await vi.waitFor(() => expect(attempts).toBe(20));
  expect(lines.at(-1)).toBe('The part runs again.\n');
  expect(lines).toHaveLength(2);
});

test('a pause prevents the start that is due', async () => {
  const { ended, pause, children } = part('exec sleep 60');
  ended('exit code 1');
  await pause();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(children).toHaveLength(0);
});
