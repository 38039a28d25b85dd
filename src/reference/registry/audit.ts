import type { ReferenceElement } from './element';

export type AuditItem = {
  id: string;
  category: string;
  standard: string;
  exploreValue: string;
  bookValue: string;
  status: 'needs-modification' | 'compliant';
  issue: string | null;
};

export const auditItems: AuditItem[] = [
  {
    id: 'padding',
    category: 'Padding',
    standard: 'px-8 py-3',
    exploreValue: 'px-6 py-3',
    bookValue: 'px-8 py-4',
    status: 'needs-modification',
    issue: 'Two paddings, neither of them the standard one: side by side the buttons differ in height.',
  },
  {
    id: 'font-size',
    category: 'Font size',
    standard: 'text-small (16px)',
    exploreValue: '14px',
    bookValue: '18px',
    status: 'needs-modification',
    issue: 'Sizes of captions and of body text. A label is small text on both.',
  },
  {
    id: 'font-weight',
    category: 'Font weight',
    standard: '500',
    exploreValue: '400',
    bookValue: '600',
    status: 'needs-modification',
    issue: 'The lighter one reads as a link, the heavier one as a heading.',
  },
  {
    id: 'text-color',
    category: 'Text color',
    standard: 'graphite on ion',
    exploreValue: 'graphite on ion',
    bookValue: 'graphite on ion',
    status: 'compliant',
    issue: null,
  },
  {
    id: 'border-radius',
    category: 'Border radius',
    standard: '4px',
    exploreValue: '4px',
    bookValue: '4px',
    status: 'compliant',
    issue: null,
  },
  {
    id: 'background',
    category: 'Background',
    standard: 'gradient-ion, 135°',
    exploreValue: 'flat ion',
    bookValue: 'inline gradient, 90°',
    status: 'needs-modification',
    issue: 'One is flat and one mixes angles. Both take the token.',
  },
  {
    id: 'hover',
    category: 'Hover state',
    standard: 'gradient moves, 600ms standard',
    exploreValue: 'opacity 0.8',
    bookValue: 'scale 1.05',
    status: 'needs-modification',
    issue: 'Fading lowers the contrast of the label; growing moves what stands beside it.',
  },
  {
    id: 'height',
    category: 'Minimum height',
    standard: '48px',
    exploreValue: '40px',
    bookValue: '56px',
    status: 'needs-modification',
    issue: 'The smaller one is a poor target for a thumb.',
  },
];

export function auditSummary(items: readonly Pick<AuditItem, 'status'>[]) {
  const compliant = items.filter(({ status }) => status === 'compliant').length;
  return {
    total: items.length,
    compliant,
    needsModification: items.length - compliant,
    percent: items.length === 0 ? 0 : Math.round((compliant / items.length) * 100),
  };
}

export const audit: ReferenceElement[] = auditItems.map((item) => ({
  id: `audit/${item.id}`,
  name: `Button audit: ${item.category.toLowerCase()}`,
  page: 'design-system',
  subject: item,
}));
