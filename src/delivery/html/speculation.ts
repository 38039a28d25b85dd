import { notAhead } from '../../lib/routes.ts';

// Every page carries these rules: without what a shorter route covers, as one pattern.
const routes = notAhead.filter(
  (route) => !route.includes('.') && !notAhead.some((other) => route.startsWith(`${other}/`)),
);
/** Patterns of addresses; exported for its test. */
export const NEVER = [`/(${routes.map((route) => route.slice(1)).join('|')}){/*}?`, '/*\\?(.+)', '/*.:file(\\w+)'];

/** Which pages browsers may prefetch (docs/decisions/024-instant-navigation.md). */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NEVER } },
          { not: { selector_matches: '[download], [target="_blank"], [rel~="nofollow"]' } },
        ],
      },
      // On hover or press of a link.
      eagerness: 'moderate',
    },
  ],
});

const RULES = `<script type="speculationrules">${speculationRules}</script>`;

/** Inline, because a file would be fetched before the first paint. */
export function withSpeculation(html: string): string {
  const end = html.lastIndexOf('</body>');
  return end === -1 || html.includes(RULES) ? html : html.slice(0, end) + RULES + html.slice(end);
}
