/** `both`: the month where there is room for it, the list where there is not. */
export const views = ['both', 'month', 'list'] as const;
export type View = (typeof views)[number];

/** What the plan shows. `kind`: the slug of one, or undefined for all. */
export type Shown = { month: string; view: View; kind: string | undefined };

export function planAddress({ month, view, kind }: Shown): string {
  const query = new URLSearchParams({ month, ...(view !== 'both' && { view }), ...(kind && { kind }) });
  return `/admin/plan?${query}`;
}
