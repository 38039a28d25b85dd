/** The alert rules, the dashboard and the runbook name what exists. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkIds, runbookOf } from '@/health/check';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

const rule = z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ runbook: z.string() }) });
const rulesFile = z.object({ groups: z.array(z.object({ rules: z.array(rule) })) });
const { rules } = rulesFile.parse(parse(read('deploy/prometheus/alerts.yml'))).groups[0] ?? { rules: [] };

const written = [read('src/plugins/health/metrics.ts'), read('src/lib/measures.ts')].join();
const known = new Set(written.match(/\b(?:alethia|process|nodejs)_[a-z_]+\b/g));
const namesIn = (text: string) =>
  (text.match(/\b(?:alethia|process|nodejs)_[a-z_]+\b/g) ?? []).map((name) => name.replace(/_bucket$/, ''));

it.each(rules.map(({ alert, expr }) => [alert, expr]))('the alert %s reads metrics that are written', (_, expr) => {
  expect(namesIn(expr).filter((name) => !known.has(name))).toEqual([]);
});

it('the dashboard reads metrics that are written', () => {
  const names = namesIn(read('deploy/grafana/dashboard.json'));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

it('each check, and each alert, has its part of the runbook', () => {
  const headings = [...read('docs/operations.md').matchAll(/^### Alert: (\w+)$/gm)].map(([, name]) => name);
  expect(headings).toEqual([...checkIds]);
  const anchors = [...checkIds.map(runbookOf), runbookOf('{{ $labels.queue }}' as never)];
  expect(rules.map(({ annotations }) => annotations.runbook).filter((link) => !anchors.includes(link))).toEqual([]);
});
