/** What a long step shows, in a pipe and in a terminal. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begin, end } from './progress.mjs';

let written = '';
const wasTerminal = process.stdout.isTTY;

beforeEach(() => {
  written = '';
  vi.useFakeTimers();
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += text;
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  process.stdout.isTTY = wasTerminal;
});

test('the seconds go on though the clock is set back', () => {
  process.stdout.isTTY = false;
  begin('Starting', () => 'Nearly');
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(15_000);
  end('Starting', '15.0 s');
  expect(written).toContain('Starting … 15 s: Nearly');
});

test('a pipe gets a line every 15 seconds, and none for a short step', () => {
  process.stdout.isTTY = false;
  begin('Starting', () => 'Nearly');
  vi.advanceTimersByTime(14_000);
  end('Starting', '14.0 s');
  expect(written).toBe('Starting … 14.0 s\n');

  written = '';
  let stage = 'Creating an optimized production build ...';
  begin('Building', () => stage);
  vi.advanceTimersByTime(29_000);
  stage = '\u001b[32m✓\u001b[39m Compiled   successfully';
  vi.advanceTimersByTime(5_000);
  end('Building', '34.0 s');
  vi.advanceTimersByTime(60_000);
  expect(written).toBe(
    'Building … \nBuilding … 15 s: Creating an optimized production build ...\nBuilding … 30 s: ✓ Compiled successfully\nBuilding … 34.0 s\n',
  );
});

test('a terminal shows the seconds in the line of the step', () => {
  process.stdout.isTTY = true;
  begin('Building', () => 'Compiling');
  vi.advanceTimersByTime(2_000);
  end('Building', '2.4 s');
  const lines = written.split('\r\u001b[2K');
  expect(lines).toEqual([
    'Building … ',
    'Building … 1 s: Compiling ',
    'Building … 2 s: Compiling ',
    'Building … 2.4 s\n',
  ]);
});

test('of steps side by side, the one begun last has the line', () => {
  process.stdout.isTTY = true;
  begin('First', () => '');
  begin('Second', () => '');
  vi.advanceTimersByTime(1_000);
  end('First', 'done');
  end('Second', 'done');
  expect(written.replaceAll('\r\u001b[2K', '<again>')).toBe(
    'First … \nSecond … <again>Second … 1 s \nFirst … done\nSecond … done\n',
  );
});
