import { notAhead } from '../../lib/routes.ts';

/** Pages for one visitor, addresses that end something, and anything that is no page: never fetched ahead. */
const NEVER = [
  ...notAhead.filter((route) => !route.includes('.')).map((route) => `${route}{/*}?`),
  '/*\\?(.+)',
  '/*.:file(\\w+)',
];

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NEVER } },
          { not: { selector_matches: '[download], [target="_blank"], [rel~="nofollow"]' } },
        ],
      },
      // When the pointer rests on a link, or presses it.
      eagerness: 'moderate',
    },
  ],
};

/** Which pages browsers may fetch ahead (docs/decisions/024-instant-navigation.md). */
export const speculationRules = JSON.stringify(rules);

const RULES = `<script type="speculationrules">${speculationRules}</script>`;

/** A page with the rules at its end: in it, because a file would be fetched before the page is painted. */
export function withSpeculation(html: string): string {
  const end = html.lastIndexOf('</body>');
  return end === -1 || html.includes(RULES) ? html : html.slice(0, end) + RULES + html.slice(end);
}
