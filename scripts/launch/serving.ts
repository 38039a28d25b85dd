import fs from 'node:fs';
import { onStop } from '../process/command.ts';
import { inRoot } from '../process/paths.ts';
import { isFree } from '../process/ports.ts';
import { processExists } from '../process/program.ts';

export type Serving = { pid: number; port: number; url: string; root: string };

const file = inRoot('.next/serving.json');

export async function servingProcess(): Promise<Serving | undefined> {
  if (!fs.existsSync(file)) return undefined;
  const serving: Serving = JSON.parse(fs.readFileSync(file, 'utf8'));
  const isHere = serving.root === inRoot() && processExists(serving.pid) && !(await isFree(serving.port));
  return isHere ? serving : undefined;
}

export function noteServing(port: number, url: string): void {
  fs.writeFileSync(file, JSON.stringify({ pid: process.pid, port, url, root: inRoot() } satisfies Serving));
  onStop(() => fs.rmSync(file, { force: true }));
}

/** For commands that look at a site: its address. Ends the process if none is running. */
export async function runningSite(): Promise<string> {
  const url = process.env.SITE_URL ?? (await servingProcess())?.url;
  if (url) return url;
  console.error(
    'No site is running from this folder. Run `npm start`, or name a site: SITE_URL=http://localhost:3001.',
  );
  process.exit(1);
}
