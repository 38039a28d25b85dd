import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { onStop } from '../../scripts/process/command.ts';
import { root } from '../../scripts/process/paths.ts';
import { type Environment, end, tail } from '../../scripts/process/program.ts';

type Options = {
  env?: Environment;
  cwd?: string;
  log?: string;
};

export async function output(
  program: string,
  args: string[],
  { env = process.env, cwd = root, log }: Options = {},
): Promise<string> {
  const child = spawn(program, args, { cwd, env: env as NodeJS.ProcessEnv, stdio: ['ignore', 'pipe', 'pipe'] });
  onStop(() => end(child));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      text += error.message;
      resolve(1);
    });
    child.on('close', (exit) => resolve(exit ?? 1));
  });
  if (log) fs.appendFileSync(log, `\n$ ${[program, ...args].join(' ')}\n${text}`);
  if (code !== 0) throw new Error(`${[program, ...args].slice(0, 6).join(' ')}: ${tail(text, 15)}`);
  return text;
}

export const works = (program: string, args: string[], env?: Environment): Promise<boolean> =>
  output(program, args, { env }).then(
    () => true,
    () => false,
  );
