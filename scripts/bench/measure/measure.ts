import path from 'node:path';
import type { TestSite } from '../../harness/test-site.ts';
import { unless } from '../../launch/services.ts';
import type { Postgres } from '../../postgres/postgres.ts';
import { isStopping } from '../../process/command.ts';
import { Failure, step } from '../../process/step.ts';
import type { Measurement, Options } from '../options.ts';
import type { Report } from '../report/report-data.ts';
import type { AuthService } from '../world/accounts.ts';
import { measureInstances } from '../world/instances.ts';
import { formPages } from '../world/pages.ts';
import { startBenchProxy } from '../world/reverse-proxy.ts';
import { measureAccessibility } from './accessibility.ts';
import { measureAdmin } from './admin.ts';
import { measureBareNext } from './bare-next.ts';
import { measureContact } from './contact.ts';
import { measureFlat } from './flat.ts';
import { measureLighthouse } from './lighthouse.ts';
import { serverMemory } from './memory.ts';
import { measurePublishing } from './publish.ts';
import { measureReference } from './reference.ts';
import { measureRelease } from './release.ts';
import { measureRestarts } from './restart.ts';
import { measureSignIn } from './sign-in.ts';
import { measureSignUp } from './sign-up.ts';
import { measureSoak } from './soak.ts';
import { measureThroughput } from './throughput.ts';
import { measureWeight } from './weight.ts';

/** A failure is recorded and does not stop the other measurements. */
export type Attempt = <T>(name: Measurement, label: string, work: () => Promise<T>) => Promise<T | undefined>;

export const attempts =
  (skip: Measurement[], failures: string[]): Attempt =>
  async (name, label, work) => {
    if (skip.includes(name) || isStopping()) return undefined;
    return step(label, work).catch((error) => {
      failures.push(`${name}: ${error instanceof Error ? error.message : error}`);
      return undefined;
    });
  };

type Work = { site: TestSite; home: string; options: Options; report: Report; attempt: Attempt };

async function load({ site, home, options: { pages, runs, skip }, report }: Work) {
  const before = await serverMemory();
  const reverseProxy = skip.includes('reverse-proxy')
    ? undefined
    : await startBenchProxy(home, [site.server.port], site.environment.DATA_DIR ?? '');
  if (!reverseProxy && !skip.includes('reverse-proxy')) report.failures.push('reverse-proxy: not installed: nginx');
  const results = await measureThroughput({
    port: site.server.port,
    pages,
    rounds: runs,
    home: path.join(home, 'nginx'),
    reverseProxy: reverseProxy?.port,
  });
  await reverseProxy?.stop();
  report.memory = { before, after: await serverMemory() };
  return results;
}

async function measurePages({ site, home, options, report, attempt }: Work): Promise<void> {
  const { pages, runs, edits, all } = options;
  const work = { site, home, options, report, attempt };
  report.weight = await attempt('weight', 'First visits', () => measureWeight(site.url, pages));
  report.accessibility = await attempt('accessibility', 'Accessibility of every page', () =>
    measureAccessibility(site.url),
  );
  report.lighthouse = await attempt('lighthouse', 'Lighthouse', () => measureLighthouse(site.url, pages, runs));
  if (all) {
    report.formsLighthouse = await attempt('lighthouse', 'Lighthouse of pages with a form', () =>
      measureLighthouse(site.url, formPages, runs),
    );
  }
  report.bareNext = await attempt('bare-next', 'A bare Next page', () => measureBareNext(runs));
  report.throughput = await attempt('throughput', 'Requests per second', () => load(work));
  report.publish = await attempt('publish', 'Publishing', () =>
    measurePublishing(site.url, site.staff, { times: edits }),
  );
  report.release = await attempt('release', 'Publishing a release', () => measureRelease(site.url, site.staff, edits));
  report.instances = await attempt('instances', 'Publishing on two instances', () =>
    measureInstances(site, path.join(home, 'scale'), edits),
  );
}

async function measureOthers({ site, options: { runs }, report, attempt }: Work): Promise<void> {
  report.scripts = await attempt('scripts', 'Scripts of pages with a form', () => measureWeight(site.url, formPages));
  report.reference = await attempt('reference', 'Design-system reference', () => measureReference(site.url, runs));
  const databaseUrl = site.environment.DATABASE_URL;
  report.admin = await attempt('admin', 'The admin', () => measureAdmin(site.url, site.staff, databaseUrl));
  const auth: AuthService = { site: site.url, apiKey: site.gateway.environment.SUPABASE_PUBLISHABLE_KEY ?? '' };
  report.signIn = await attempt('sign-in', 'Sign-ins', () => measureSignIn(auth, runs));
  report.signUp = await attempt('sign-up', 'Sign-ups', () => measureSignUp(auth, { databaseUrl, rounds: runs }));
  report.contact = await attempt('contact', 'Contact submissions', () =>
    measureContact({ site: site.url, databaseUrl, rounds: runs }),
  );
}

/** Measurements that stop the server come last. */
export async function measure(work: Work, postgres: Postgres): Promise<void> {
  const { site, home, options, report, attempt } = work;
  const served = async () => {
    await measurePages(work);
    await measureOthers(work);
    report.soak = await attempt('soak', `Soak of ${options.soak} minutes`, () => measureSoak(site, options.soak));
  };
  const ended = site.server.died.then((why) => new Failure(`The server has ended by itself: ${why}.`));
  await unless([ended], served());
  report.restarts = await attempt('restart', 'Restarts', async () => {
    const { restarts, server } = await measureRestarts(site, options.edits);
    await server.stop();
    return restarts;
  });
  await site.server.stop();
  await site.gateway.stop();
  report.flat = await attempt('flat', 'Few pages and many', () =>
    measureFlat({ postgres, home: path.join(home, 'flat'), sizes: options.flat, edits: Math.min(options.edits, 7) }),
  );
}
