import type { Payload } from 'payload';
import { checkSite, kept } from '@/health/checks';
import { freeBytes } from '@/health/disk';
import { type QueueName, readQueue } from '@/health/queues';
import { LAST_BACKUP, type LastBackup } from '@/lib/last-backup';
import { writtenMeasures } from '@/lib/measures';
import { siteHere } from './here';

type Series = { name: string; help: string; values: [labels: string, value: number][] };

const written = ({ name, help, values }: Series): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  ...values.map(([labels, value]) => `${name}${labels ? `{${labels}}` : ''} ${value}`),
];

const states = { works: 0, waits: 1, failed: 2, unknown: -1 };
const QUEUES: QueueName[] = ['jobs', 'plans', 'mail', 'webhooks'];

/** Prometheus' text format. What cannot be read is left out. */
export async function writtenMetrics(payload: Payload): Promise<string> {
  const now = new Date();
  const site = await siteHere(payload, now);
  const [checks, ...queues] = await Promise.all([
    checkSite(site),
    ...QUEUES.map(async (name) => [name, await readQueue(site.query, name).catch(() => undefined)] as const),
  ]);
  const known = queues.flatMap(([name, queue]) => (queue ? [{ labels: `queue="${name}"`, queue }] : []));
  const age = (at: Date | string | null) => (at ? Math.max(0, (now.getTime() - new Date(at).getTime()) / 1000) : 0);
  const backup = await kept<LastBackup>(site.query, LAST_BACKUP).catch(() => null);
  const free = await freeBytes(site.dataDir).catch(() => undefined);
  const { pool } = payload.db;
  const { rss, heapUsed } = process.memoryUsage();
  const isUp = checks.find(({ id }) => id === 'database')?.state === 'works';
  const series: Series[] = [
    { name: 'alethia_info', help: 'The version that runs.', values: [[`version="${site.version}"`, 1]] },
    {
      name: 'alethia_check',
      help: 'State of a check: 0 works, 1 waits, 2 failed, -1 unknown.',
      values: checks.map(({ id, state }) => [`check="${id}"`, states[state]]),
    },
    { name: 'alethia_database_up', help: 'Whether the database responds.', values: [['', isUp ? 1 : 0]] },
    {
      name: 'alethia_queue_waiting',
      help: 'What waits in a queue.',
      values: known.map(({ labels, queue }) => [labels, queue.waiting]),
    },
    {
      name: 'alethia_queue_oldest_seconds',
      help: 'For how long the oldest entry waits.',
      values: known.map(({ labels, queue }) => [labels, age(queue.oldest)]),
    },
    {
      name: 'alethia_queue_failed',
      help: 'What was given up, or switched off.',
      values: known.map(({ labels, queue }) => [labels, queue.failed]),
    },
    {
      name: 'alethia_backup_age_seconds',
      help: 'Since the last nightly backup; left out if there was none.',
      values: backup ? [['', age(backup.at)]] : [],
    },
    {
      name: 'alethia_disk_free_bytes',
      help: 'Free on the disk of DATA_DIR.',
      values: free === undefined ? [] : [['', free]],
    },
    {
      name: 'alethia_pool_connections',
      help: "Connections of the pages' pool; `waiting` are requests without one.",
      values: [
        ['state="open"', pool.totalCount],
        ['state="idle"', pool.idleCount],
        ['state="waiting"', pool.waitingCount],
      ],
    },
    { name: 'process_resident_memory_bytes', help: 'Resident memory.', values: [['', rss]] },
    { name: 'nodejs_heap_used_bytes', help: 'Used heap.', values: [['', heapUsed]] },
    {
      name: 'process_start_time_seconds',
      help: 'When this process was started.',
      values: [['', Math.round(now.getTime() / 1000 - process.uptime())]],
    },
  ];
  return `${[...series.flatMap(written), ...writtenMeasures()].join('\n')}\n`;
}
