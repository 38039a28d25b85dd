/** What a portrait is drawn of: what its person watches. No React here: the CMS configuration reads this list. */
export const watched = [
  { value: 'late', label: 'A decision that comes late' },
  { value: 'unnoticed', label: 'One of many that is different' },
  { value: 'drift', label: 'A reading that drifts' },
  { value: 'outside', label: 'What a screen leaves out' },
  { value: 'between', label: 'What lies between two' },
  { value: 'moving', label: 'A date that keeps moving' },
] as const;

export type Watched = (typeof watched)[number]['value'];
