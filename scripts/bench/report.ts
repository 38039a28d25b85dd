import type { AdminResult } from './admin.ts';
import { adminSection } from './admin-report.ts';
import type { Contact } from './contact.ts';
import type { CrowdSummary } from './crowd.ts';
import type { LighthouseResult } from './lighthouse.ts';
import type { Machine } from './machine.ts';
import type { Publishing } from './publish.ts';
import type { ReferenceResult } from './reference.ts';
import { referenceSection } from './reference-report.ts';
import { rounded, section } from './section.ts';
import type { SignUps } from './sign-up.ts';
import { median } from './statistics.ts';
import { type Cell, table } from './table.ts';
import type { Throughput } from './throughput.ts';
import { contactSection, scriptsSection, signInSection, signUpSection } from './visitors-report.ts';
import type { Weight } from './weight.ts';

/** All that a run has found; what was skipped or failed is absent. */
export type Report = {
  command: string;
  date: string;
  commit?: string;
  machine: Machine;
  weight?: Weight[];
  lighthouse?: LighthouseResult[];
  throughput?: Throughput[];
  publish?: Publishing[];
  /** First visits of the pages with a form. */
  scripts?: Weight[];
  reference?: ReferenceResult;
  admin?: AdminResult;
  contact?: Contact;
  signIn?: CrowdSummary;
  signUp?: SignUps;
  /** Resident megabytes of the server before and after the load. */
  memory?: { before: number; after: number };
  /** One line for each measurement that failed. */
  failures: string[];
};

function weightSection(weights: Weight[]): string {
  const wire = weights.map(({ page, requests, thirdParty, documentRequests, sizes, totalWire }): Cell[] => {
    const { html, js, css, fonts, images, other } = sizes;
    const bytes = [html, js, css, fonts, images, other].map((size) => size.wire);
    return [page, requests, thirdParty.length, documentRequests, ...bytes, totalWire];
  });
  const bodies = weights.map(({ page, sizes: { html, js, css } }): Cell[] => [
    page,
    ...[html, js, css].flatMap(({ raw, gzip }) => [raw, gzip]),
    html.gzip + css.gzip,
  ]);
  const count = ['requests', 'third party', 'document asked'];
  return section(
    'Weight of a first visit',
    'Bytes on the wire, headers included:',
    table(['page', ...count, 'HTML', 'JS', 'CSS', 'fonts', 'images', 'other', 'all'], wire),
    'Bytes of the bodies, as they are and with gzip -9:',
    table(['page', 'HTML', 'gzip', 'JS', 'gzip', 'CSS', 'gzip', 'HTML + CSS gzip'], bodies),
    ...weights.flatMap(({ page, thirdParty }) => thirdParty.map((url) => `Third party on ${page}: ${url}`)),
  );
}

function lighthouseSection(results: LighthouseResult[]): string {
  const rows = results.map((result): Cell[] => [
    result.page,
    result.performance,
    result.performanceRuns.join(' / '),
    result.accessibility,
    result['best-practices'],
    result.seo,
    result.lcp,
    result.fcp,
    result.tbt,
    result.cls,
    result.benchmarkIndex,
  ]);
  const scores = ['performance', 'runs', 'accessibility', 'best practices', 'SEO'];
  return section(
    `Lighthouse ${results[0]?.version ?? ''}, mobile, simulated`,
    table(['page', ...scores, 'LCP ms', 'FCP ms', 'TBT ms', 'CLS', 'machine index'], rows),
    ...results
      .filter(({ failing }) => failing.length > 0)
      .map(({ page, failing }) => `Not passed on ${page}: ${failing.join(', ')}`),
  );
}

function throughputSection(results: Throughput[]): string {
  const rows = results.map(({ page, htmlBytes, site, nginx, ratio, errors }): Cell[] => {
    const medians = [median(site), median(nginx)].map(Math.round);
    return [page, htmlBytes, ...medians, ratio, rounded(site), nginx.length > 0 ? rounded(nginx) : undefined, errors];
  });
  return section(
    'Requests per second',
    table(['page', 'HTML bytes', 'site', 'nginx', 'site ÷ nginx', 'site, rounds', 'nginx, rounds', 'errors'], rows),
    ...(results.some(({ nginx }) => nginx.length === 0) ? ['nginx is not installed: apt-get install nginx-light'] : []),
  );
}

function publishSection(results: Publishing[]): string {
  const rows = results.map(({ label, page, edits, answeredMedian, visibleMedian, visibleMax, stale }): Cell[] => {
    return [label, page, edits, answeredMedian, visibleMedian, visibleMax, stale];
  });
  const head = ['change', 'seen on', 'edits', 'answered ms', 'visible ms', 'max ms', 'stale answers'];
  return section('Publish to visible (medians)', table(head, rows));
}

function heading({ command, date, commit, machine }: Report): string {
  const { cores, processor, memoryGb, system, node, chromium, postgres, loadAtStart } = machine;
  const busy =
    loadAtStart > cores / 4
      ? ['Other programs were using the processor: trust bytes, counts and ratios rather than times.']
      : [];
  return [
    '# Benchmark',
    `\`${command}\`, ${date}${commit ? `, commit ${commit}` : ''}`,
    `${cores} cores (${processor}), ${memoryGb} GB, ${system}; Node ${node}, ${chromium}, PostgreSQL ${postgres}; ` +
      `load average ${loadAtStart.toFixed(2)} at the start. Server, database and browser share the machine.`,
    ...busy,
  ].join('\n\n');
}

/** The report for people; the same figures as in the JSON. */
export function markdown(report: Report): string {
  const {
    weight,
    lighthouse,
    throughput,
    publish,
    memory,
    scripts,
    reference,
    admin,
    contact,
    signIn,
    signUp,
    failures,
  } = report;
  const parts = [
    heading(report),
    weight && weightSection(weight),
    lighthouse && lighthouseSection(lighthouse),
    throughput && throughputSection(throughput),
    publish && publishSection(publish),
    memory &&
      section('Memory of the server', `${memory.before} MB before the load, ${memory.after} MB after it (RSS).`),
    scripts && scriptsSection(scripts),
    contact && contactSection(contact),
    reference && referenceSection(reference),
    admin && adminSection(admin),
    signIn && signInSection(signIn),
    signUp && signUpSection(signUp),
    failures.length > 0 && section('Not measured', failures.map((failure) => `- ${failure}`).join('\n')),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
