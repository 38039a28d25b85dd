/** So that each comes after those that it leads to. In a circle, one comes first all the same. */
export function afterWhatTheyNeed<T>(all: T[], idOf: (one: T) => string, needs: (one: T) => string[]): T[] {
  const byId = new Map(all.map((one) => [idOf(one), one]));
  const seen = new Set<string>();
  const order: T[] = [];
  const visit = (one: T) => {
    const id = idOf(one);
    if (seen.has(id)) return;
    seen.add(id);
    for (const need of needs(one)) {
      const other = byId.get(need);
      if (other) visit(other);
    }
    order.push(one);
  };
  for (const one of all) visit(one);
  return order;
}
