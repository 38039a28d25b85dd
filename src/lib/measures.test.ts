import { expect, it, vi } from 'vitest';

it('writes counts and times as Prometheus reads them, whichever copy of the module counts', async () => {
  const { count, observe } = await import('./measures');
  vi.resetModules();
  const { count: countElsewhere, writtenMeasures } = await import('./measures');
  for (const kind of ['memory', 'stale']) count('alethia_pages_sent_total', `kind="${kind}"`);
  countElsewhere('alethia_pages_sent_total', 'kind="memory"');
  for (const seconds of [0.02, 0.3, 60]) observe('alethia_render_seconds', seconds);
  const text = writtenMeasures().join('\n');
  expect(text).toContain('# TYPE alethia_pages_sent_total counter\nalethia_pages_sent_total{kind="memory"} 2\n');
  expect(text).toContain('alethia_pages_sent_total{kind="stale"} 1');
  expect(text).toContain('alethia_render_seconds_bucket{le="0.01"} 0\nalethia_render_seconds_bucket{le="0.025"} 1\n');
  expect(text).toContain('alethia_render_seconds_bucket{le="0.5"} 2');
  expect(text).toContain('alethia_render_seconds_bucket{le="+Inf"} 3\nalethia_render_seconds_sum 60.32\n');
  expect(text).toContain('alethia_render_seconds_count 3');
});
