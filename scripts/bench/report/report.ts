import type { Accessibility } from '../measure/accessibility.ts';
import { carbonProgram, gramsOf } from '../measure/carbon.ts';
import type { LighthouseResult } from '../measure/lighthouse.ts';
import type { Publishing } from '../measure/publish.ts';
import type { Weight } from '../measure/weight.ts';
import { adminSection } from './admin-report.ts';
import {
  bareNextSection,
  flatSection,
  instancesSection,
  publishTable,
  releaseSection,
  restartSection,
  soakSection,
  verdictSection,
} from './all-report.ts';
import { referenceSection } from './reference-report.ts';
import type { Report } from './report-data.ts';
import { section } from './section.ts';
import { type Cell, table } from './table.ts';
import { throughputSection } from './throughput-report.ts';
import { verdicts } from './verdicts.ts';
import { contactSection, scriptsSection, signInSection, signUpSection } from './visitors-report.ts';

function accessibilitySection({ program, pages, widths, violations, undecided }: Accessibility): string {
  const rows = (findings: Accessibility['violations'], what: string) =>
    findings.map(({ rule, places, pages: on }): Cell[] => [`${rule}, ${what}`, places, on.length]);
  const found = [...rows(violations, 'violated'), ...rows(undecided, 'undecided')];
  return section(
    'Accessibility',
    `${program}, ${pages.length} pages at ${widths.join(' and ')} px: ${violations.length} rules violated.`,
    ...(found.length > 0 ? [table(['rule', 'places', 'pages'], found)] : []),
  );
}

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
  const count = ['requests', 'third party', 'document requests'];
  return section(
    'Weight of a first visit',
    'Bytes on the wire, headers included:',
    table(['page', ...count, 'HTML', 'JS', 'CSS', 'fonts', 'images', 'other', 'all'], wire),
    'Bytes of the bodies, as they are and with gzip -9:',
    table(['page', 'HTML', 'gzip', 'JS', 'gzip', 'CSS', 'gzip', 'HTML + CSS gzip'], bodies),
    `Carbon, an estimate from these bytes (${carbonProgram()}):`,
    table(
      ['page', 'g CO₂e'],
      weights.map(({ page, totalWire }) => [page, gramsOf(totalWire)]),
    ),
    ...weights.flatMap(({ page, thirdParty }) => thirdParty.map((url) => `Third party on ${page}: ${url}`)),
  );
}

function lighthouseSection(results: LighthouseResult[], name = ''): string {
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
    `Lighthouse ${results[0]?.version ?? ''}, mobile, simulated${name}`,
    table(['page', ...scores, 'LCP ms', 'FCP ms', 'TBT ms', 'CLS', 'machine index'], rows),
    ...results
      .filter(({ failing }) => failing.length > 0)
      .map(({ page, failing }) => `Not passed on ${page}: ${failing.join(', ')}`),
  );
}

const publishSection = (results: Publishing[]) => section('Publish to visible', publishTable(results));

function heading({ command, date, commit, machine, loadAtEnd }: Report): string {
  const { cores, processor, memoryGb, system, node, chromium, postgres, loadAtStart } = machine;
  const busy =
    loadAtStart > cores / 4
      ? ['Other programs were using the processor: trust bytes, counts and ratios rather than times.']
      : [];
  return [
    '# Benchmark',
    `\`${command}\`, ${date}${commit ? `, commit ${commit}` : ''}`,
    `${cores} cores (${processor}), ${memoryGb} GB, ${system}; Node ${node}, ${chromium}, PostgreSQL ${postgres}; ` +
      `load average ${loadAtStart.toFixed(2)} at the start${loadAtEnd === undefined ? '' : `, ${loadAtEnd.toFixed(2)} at the end`}. Server, database and browser share the machine.`,
    ...busy,
  ].join('\n\n');
}

export function markdown(report: Report): string {
  const {
    weight,
    accessibility,
    lighthouse,
    throughput,
    publish,
    release,
    memory,
    scripts,
    reference,
    admin,
    contact,
    signIn,
    signUp,
    formsLighthouse,
    bareNext,
    instances,
    restarts,
    soak,
    flat,
    buildSeconds,
    failures,
  } = report;
  const held = verdicts(report);
  const parts = [
    heading(report),
    report.command.includes('--all') && verdictSection(held),
    weight && weightSection(weight),
    accessibility && accessibilitySection(accessibility),
    lighthouse && lighthouseSection(lighthouse),
    formsLighthouse && lighthouseSection(formsLighthouse, ', pages with a form'),
    bareNext && bareNextSection(bareNext),
    throughput && throughputSection(throughput),
    publish && publishSection(publish),
    release && releaseSection(release),
    instances && instancesSection(instances),
    restarts && restartSection(restarts),
    soak && soakSection(soak),
    flat && flatSection(flat, buildSeconds),
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
