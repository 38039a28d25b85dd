import { type Finding, warning } from '@/lib/finding';
import type { Text } from '../collect';

/** They say nothing about the target, and screen readers list links out of context. */
const EMPTY = new Set([
  ...['click', 'click here', 'details', 'find out more', 'go', 'here', 'learn more', 'link', 'more', 'more info'],
  ...['read more', 'read on', 'see more', 'this', 'this link', 'this page'],
]);

export const checkLinkText = (links: Text[]): Finding[] =>
  links.flatMap(({ path, text }) => {
    const words = text
      .replace(/[^\p{L}\p{N}\s]/gu, '')
      .trim()
      .toLowerCase();
    if (words === '') return [warning('link-text', path, 'A link has no text.')];
    return EMPTY.has(words) ? [warning('link-text', path, `“${text.trim()}” does not say where the link leads.`)] : [];
  });
