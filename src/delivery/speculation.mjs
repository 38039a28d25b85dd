import { createHash } from 'node:crypto';

/** What is made for one visitor, ends something, or is no page: never fetched before somebody asks for it. */
const NEVER = [
  ...['/admin*', '/api/*', '/auth*', '/calendar*', '/contact/success', '/forms/*', '/media/*', '/og/*', '/preview*'],
  ...['/reviews*', '/share/*', '/*\\?(.+)', '/*.:file(\\w+)'],
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
export const SPECULATION_TYPE = 'application/speculationrules+json';

const hash = createHash('sha256').update(speculationRules).digest('hex').slice(0, 12);
export const speculationFile = `speculation-${hash}.json`;

/** The header by which a page names them. */
export const speculationHeader = `"/assets/${speculationFile}"`;

/** @param {string} file below /assets, whatever its hash */
export const isSpeculationFile = (file) => /^speculation-[0-9a-f]{12}\.json$/.test(file);
