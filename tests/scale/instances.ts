import fs from 'node:fs';
import path from 'node:path';
import { copyBuild } from '../../scripts/harness/test-site.ts';
import { siteEnvironment } from '../../scripts/launch/environment.ts';
import { type Server, startServer } from '../../scripts/launch/server.ts';
import { randomFreePort } from '../../scripts/process/ports.ts';
import { signalProcess } from '../helpers/signals.ts';

export type Instance = {
  name: string;
  port: number;
  url: string;
  directory: string;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  start: () => Promise<void>;
  hang: (hangs: boolean) => void;
};

type Shared = {
  home: string;
  databaseUrl: string;
  payloadSecret: string;
  siteUrl: string;
  more: Record<string, string>;
};

/** Like a container: its own copy of the build, everything else shared. */
export async function newInstance(name: string, shared: Shared, own: Record<string, string> = {}): Promise<Instance> {
  const home = path.join(shared.home, name);
  fs.rmSync(home, { recursive: true, force: true });
  const directory = copyBuild(home);
  const port = await randomFreePort();
  const environment = siteEnvironment({
    databaseUrl: shared.databaseUrl,
    payloadSecret: shared.payloadSecret,
    siteUrl: shared.siteUrl,
    dataDir: path.join(shared.home, 'data'),
    more: { PROXY_HOPS: '1', ...shared.more, ...own },
  });
  let server: Server | undefined;
  const start = async () => {
    server = await startServer({
      mode: 'start',
      directory,
      port,
      exactPort: true,
      environment: () => environment,
      log: path.join(home, `site-${Date.now()}.log`),
    });
  };
  await start();
  const stop = async (signal?: NodeJS.Signals) => server?.stop(signal);
  const hang = (hangs: boolean) => signalProcess(server?.pid, hangs ? 'SIGSTOP' : 'SIGCONT');
  return { name, port, url: `http://127.0.0.1:${port}`, directory, start, stop, hang };
}

const isText = (file: string) => /\.(?:html|rsc|meta|js|json|css|map|body)$/.test(file);

/** Simulates the middle of a release by renaming style sheets and fonts in every file that names them. */
export function makeOtherBuild(directory: string): void {
  const build = path.join(directory, '.next');
  const files = ['chunks', 'media'].flatMap((folder) => {
    const all = fs.readdirSync(path.join(build, 'static', folder)).filter((file) => /\.(?:css|woff2)$/.test(file));
    return all.map((file) => path.join(build, 'static', folder, file));
  });
  const names = new Map(files.map((file) => [path.basename(file), path.basename(file).replace(/^(.)(.)/, '$2$1z')]));
  for (const file of files) fs.renameSync(file, path.join(path.dirname(file), names.get(path.basename(file)) ?? ''));
  for (const entry of fs.readdirSync(build, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !isText(entry.name)) continue;
    const text = fs.readFileSync(file, 'utf8');
    const other = [...names].reduce((all, [from, to]) => all.replaceAll(from, to), text);
    if (other !== text) fs.writeFileSync(file, other);
  }
  fs.writeFileSync(path.join(build, 'BUILD_ID'), Date.now().toString(36));
}
