import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { onStop } from '../../process/command.ts';
import { end } from '../../process/program.ts';

/** Debian installs servers outside the PATH of ordinary users. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));
}

/** Throws if the program fails. It ends with this process. */
export async function capture(program: string, args: string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  onStop(() => end(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`${path.basename(program)} ${args.join(' ')} failed:\n${output.trim()}`);
  return output;
}
