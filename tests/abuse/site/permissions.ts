import type { Caller } from './callers.ts';
import type { Tables } from './tables.ts';

/** Written for any caller: counters, the audit log, visitors' submissions. */
const forAnybody = [
  ...[
    'page_statistics',
    'audit_log',
    'approvals',
    'approvals_rels',
    'comments',
    'comments_rels',
    'payload_kv',
    'publishes',
  ],
  ...['payload_jobs', 'payload_jobs_log', 'payload_jobs_stats', 'sign_in_limits'],
];
/** The caller's own: columns of lists, open documents. */
const forStaff = [
  'payload_preferences',
  'payload_preferences_rels',
  'payload_locked_documents',
  'payload_locked_documents_rels',
];

const published = ['pages', 'industries', 'jobs', 'leaders', 'newsletter_issues', 'partnership_phases', 'legal_pages'];
const globals = ['site_settings', 'navigation', 'footer'];
const shared = [...globals, 'redirects_rels', 'users'];

/** Where only some columns may change: the others. */
const columns: Record<string, string> = {
  // Attempts, password reset links and sessions may change.
  users: 'id, email, role, hash, salt',
  // The number of times a redirect was followed is counted.
  redirects: 'id, "from", match, status',
};

const isTable = (changed: string[], name: string) => changed.includes(`payload.${name}`);

export async function overstepped(tables: Tables, changed: string[], caller: Caller): Promise<string[]> {
  const faults: string[] = [];
  const must = async (name: string, where?: string, onlyLost = false) => {
    if (!isTable(changed, name)) return;
    const { lost, made } = await tables.difference(`payload.${name}`, columns[name], where);
    if (lost > 0 || (made > 0 && !onlyLost))
      faults.push(`${caller}: ${name}: ${lost} rows lost or changed, ${made} made`);
  };
  if (caller === 'editor') await must('users', "role <> 'editor'");
  if (caller === 'author') {
    for (const name of published) await must(name, "_status = 'published'");
    for (const name of ['media', 'patterns']) await must(name, undefined, true);
    for (const name of [...shared, 'redirects', 'design_reviews'])
      await must(name, name === 'users' ? "role <> 'author'" : undefined);
  }
  if (caller === 'anonymous' || caller === 'visitor' || caller === 'reviewer') {
    const own = caller === 'reviewer' ? [...forStaff, 'design_reviews', '_design_reviews_v'] : [];
    const may = [...forAnybody, ...own].map((name) => `payload.${name}`);
    const others = changed.filter((name) => name.startsWith('payload.') && !may.includes(name));
    for (const name of others.map((table) => table.replace('payload.', ''))) {
      if (name === 'users_sessions') continue;
      await must(name, name === 'users' && caller === 'reviewer' ? "role <> 'reviewer'" : undefined);
    }
  }
  return faults;
}
