const lines = (text: string) => `\n${text}\n`;

/** `mine` was written from `before`, and `stored` is what others have made of that meanwhile. Both stay, by lines. */
export function bothNotes(mine: string, before: string, stored: string): string {
  if (stored === before) return mine;
  // The browser sends it again if the response was lost.
  if (lines(stored).includes(lines(mine))) return stored;
  if (before && lines(stored).includes(lines(before)))
    return lines(stored)
      .replace(lines(before), () => (mine ? lines(mine) : '\n'))
      .slice(1, -1);
  return [stored, mine].filter(Boolean).join('\n');
}
