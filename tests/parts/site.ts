import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readPidFile } from '../../scripts/postgres/postgres-files.ts';
import { onStop } from '../../scripts/process/command.ts';
import { inRoot } from '../../scripts/process/paths.ts';
import { end, processExists } from '../../scripts/process/program.ts';
import { eventually, must } from '../scale/expect.ts';

export type Part = 'server' | 'gateway' | 'postgres';

const PROGRAMS = { server: 'src/delivery/server.ts', gateway: 'supabase/local/gateway/main.ts' };

export const ADMIN = { email: 'admin@alethia.example', password: 'a long password for tests' };

/** The site as `npm start` runs it, from this folder or a copy of it, with a folder of data of its own. */
export class StartedSite {
  readonly dataDir: string;
  readonly port: number;
  readonly #child: ChildProcess;
  output = '';

  private constructor(dataDir: string, port: number, folder: string) {
    this.dataDir = dataDir;
    this.port = port;
    // Empty values override those of `.env`.
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      DATABASE_URL: '',
      SUPABASE_URL: '',
      SITE_URL: '',
      STAFF_EMAIL: ADMIN.email,
      STAFF_PASSWORD: ADMIN.password,
    };
    this.#child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', path.join(folder, 'scripts/commands/start.ts')],
      {
        cwd: folder,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (chunk) => (this.output += chunk));
    onStop(() => end(this.#child, 'SIGTERM', 60_000));
  }

  /** Does not wait until it serves. */
  static begin = (dataDir: string, port: number, folder = inRoot()) => new StartedSite(dataDir, port, folder);

  static async start(dataDir: string, port: number, folder?: string): Promise<StartedSite> {
    const site = StartedSite.begin(dataDir, port, folder);
    const isServed = () => site.output.includes('Ctrl-C stops everything');
    await eventually('it serves or ends', async () => isServed() || site.exitCode !== null, 900);
    must(isServed(), `it ends with ${site.exitCode}: ${site.output}`);
    return site;
  }

  get exitCode(): number | null {
    return this.#child.exitCode;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  pidOf(part: Part): number | undefined {
    if (part === 'postgres') return readPidFile(path.join(this.dataDir, 'postgres'))?.pid;
    return fs
      .readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0)
      .find((pid) => {
        try {
          const isOurs = fs.readFileSync(`/proc/${pid}/status`, 'utf8').includes(`\nPPid:\t${this.pid}\n`);
          return isOurs && fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(PROGRAMS[part]);
        } catch {
          return false;
        }
      });
  }

  /** Kills the part, and returns its process. */
  kill(part: Part): number {
    const pid = this.pidOf(part);
    must(pid, `the ${part} does not run`);
    process.kill(pid, 'SIGKILL');
    return pid;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  async status(address: string): Promise<number> {
    const response = await fetch(`http://127.0.0.1:${this.port}${address}`, { redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  }

  ready = (): Promise<void> => eventually('it is ready again', async () => (await this.status('/readyz')) === 200, 90);

  ended = (seconds = 60): Promise<void> => eventually('the command ends', async () => this.exitCode !== null, seconds);
}

export const gone = (pids: (number | undefined)[], seconds = 60): Promise<void> =>
  eventually('every process ends', async () => !pids.some((pid) => pid && processExists(pid)), seconds);
