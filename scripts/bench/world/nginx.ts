import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { onStop } from '../../process/command.ts';
import { randomFreePort } from '../../process/ports.ts';
import { end } from '../../process/program.ts';
import { patiently } from './patiently.ts';

export type FileServer = { url: (name: string) => string; stop: () => Promise<void> };

/** One worker, as the site is one process. `open_file_cache` would send replaced files for a minute. */
const configuration = (home: string, port: number, headers: [string, string][]) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${home}/nginx.pid;
error_log ${home}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  default_type "text/html; charset=utf-8";
  sendfile on;
  gzip_static on;
  tcp_nopush on;
  client_body_temp_path ${home}/temporary;
  proxy_temp_path ${home}/temporary;
  fastcgi_temp_path ${home}/temporary;
  uwsgi_temp_path ${home}/temporary;
  scgi_temp_path ${home}/temporary;
  server {
    listen 127.0.0.1:${port};
    root ${home}/files;
${headers.map(([name, value]) => `    add_header ${name} "${value}";`).join('\n')}
  }
}
`;

/** Headers that nginx sets itself, and those of the server or the connection. */
const NOT_COPIED =
  /^(?:connection|content-.*(?<!policy)|date|etag|keep-alive|last-modified|transfer-encoding|x-.*cache)$/;

type Options = { nginx: string; home: string; files: Map<string, Buffer>; headers: [string, string][] };

/** Serves files by name: the baseline of a static web server on this machine. */
export async function startNginx({ nginx, home, files, headers }: Options): Promise<FileServer> {
  fs.rmSync(home, { recursive: true, force: true });
  fs.mkdirSync(path.join(home, 'files'), { recursive: true });
  for (const [name, content] of files) fs.writeFileSync(path.join(home, 'files', name), content);
  const port = await randomFreePort();
  const config = path.join(home, 'nginx.conf');
  fs.writeFileSync(
    config,
    configuration(
      home,
      port,
      headers.filter(([name]) => !NOT_COPIED.test(name)),
    ),
  );
  const child = spawn(nginx, ['-p', home, '-c', config, '-e', path.join(home, 'error.log')], { stdio: 'ignore' });
  child.on('error', () => {});
  const stop = () => end(child);
  onStop(stop);

  const url = (name: string) => `http://127.0.0.1:${port}/${name}`;
  for (const [name, content] of files) {
    const served = await patiently(url(name));
    if (!served.equals(content)) throw new Error(`nginx does not serve ${name} as it is.`);
  }
  return { url, stop };
}
