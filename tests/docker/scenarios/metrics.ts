import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { inRoot } from '../../../scripts/process/paths.ts';
import { must } from '../../scale/expect.ts';
import type { Stack } from '../stack.ts';

const IMAGE = 'alethia-test-prometheus';
const RECIPE = 'tests/docker/stand-ins/prometheus.Dockerfile';
const PATIENCE_MS = 90_000;

const samples = z.array(
  z.object({ metric: z.record(z.string(), z.string()), value: z.tuple([z.number(), z.string()]) }),
);

/** Debian's Prometheus reads `/metrics` with its token; a late backup raises its alert, and the next backup ends it. */
export async function metrics({ up, down, compose, docker, bases }: Stack): Promise<string> {
  const folder = inRoot('tests/docker/stand-ins');
  const base = ['--build-arg', `DEBIAN=${bases.debian}`];
  await docker.run(['build', '--tag', IMAGE, '--file', inRoot(RECIPE), ...base, folder]);
  await up('site', inRoot('tests/docker/metrics.yml'));
  const within = (...command: string[]) => compose(['exec', '-T', ...command]);
  const inPrometheus = async (...command: string[]) => {
    const [id = ''] = (await docker.run(['ps', '--quiet', '--filter', `ancestor=${IMAGE}`])).trim().split('\n');
    return docker.run(['exec', id, ...command]);
  };
  for (const [kind, file] of [
    ['check', 'alerts.yml'],
    ['test', 'alerts.test.yml'],
  ])
    await inPrometheus('promtool', String(kind), 'rules', `/deploy/${file}`);
  const query = async (text: string) =>
    samples.parse(
      JSON.parse(await inPrometheus('promtool', 'query', 'instant', '-o', 'json', 'http://localhost:9090', text)),
    );
  const until = async (what: string, text: string, isSo: (found: z.infer<typeof samples>) => boolean) => {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(1_000))
      if (isSo(await query(text).catch(() => []))) return;
    throw new Error(`${what}: ${JSON.stringify(await query(text))}`);
  };
  await until('/metrics is not read', 'up{job="alethia"}', ([one]) => one?.value[1] === '1');
  const refused = await within(
    ...['site', 'node', '-e', "fetch('http://127.0.0.1:3000/metrics').then(({ status }) => console.log(status))"],
  );
  must(refused.trim() !== '200', 'the metrics are read without the token');

  const alert = 'ALERTS{alertname="BackupLate",alertstate="firing"}';
  const sql = (text: string) => within('--user', 'postgres', 'database', 'psql', '--dbname', 'alethia', '-c', text);
  const backUp = () => within('backup', 'node', 'scripts/run.mjs', 'backup', '--nightly');
  await backUp();
  await sql(`update payload.payload_kv set data = jsonb_set(data::jsonb, '{at}', to_jsonb(now() - interval '27 hours'))
    where key = 'last-backup'`);
  await until('the late backup raises no alert', alert, (found) => found.length === 1);
  await backUp();
  await until('the alert does not end', alert, (found) => found.length === 0);
  const others = await query('ALERTS{alertstate="firing"}');
  must(others.length === 0, `other alerts: ${JSON.stringify(others.map(({ metric }) => metric.alertname))}`);
  await down();
  return 'rules checked, the token needed, BackupLate raised and over';
}
