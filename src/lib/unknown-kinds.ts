/** About a row of content, of a kind that the site no longer has. */
export const aboutUnknown = (kind: string): string =>
  `The site no longer has the kind “${kind}”. Visitors do not see it; its content stays stored until you remove it.`;
