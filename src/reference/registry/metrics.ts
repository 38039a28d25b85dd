import type { ReferenceElement } from './element';

/** Sample figures (content document, section 9): placeholders, not claims. */
export const sampleMetrics = [
  { id: 'share', value: '98%', label: 'A share of a whole', note: 'Sample figure. Say of what, and since when.' },
  { id: 'change', value: '-67%', label: 'A change', note: 'Sample figure. Less can be better: the label says so.' },
  { id: 'multiple', value: '3.2x', label: 'A multiple', note: 'Sample figure. Name what it is a multiple of.' },
] as const;

export const metrics: ReferenceElement[] = sampleMetrics.map((metric) => ({
  id: `metric/${metric.id}`,
  name: `Metric ${metric.value}`,
  page: 'design-system',
  subject: metric,
}));
