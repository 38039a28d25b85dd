import type { LeftOut } from './clean-html';

const counted = new Intl.PluralRules('en');
const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const NAMES: Record<keyof LeftOut, [one: string, many: string]> = {
  pictures: ['picture', 'pictures'],
  tables: ['table layout', 'table layouts'],
  links: ['link to a place outside the web', 'links to places outside the web'],
  bookmarks: ['bookmark', 'bookmarks'],
  comments: ['comment', 'comments'],
  struck: ['passage that was struck out', 'passages that were struck out'],
};

/** What a paste left out, in a sentence for the editor; undefined if nothing. */
export function leftOutWords(leftOut: LeftOut): string | undefined {
  const parts = (Object.keys(NAMES) as (keyof LeftOut)[]).flatMap((name) => {
    const count = leftOut[name];
    const [one, many] = NAMES[name];
    return count > 0 ? [`${count} ${counted.select(count) === 'one' ? one : many}`] : [];
  });
  if (parts.length === 0) return undefined;
  const advice = [
    ...(leftOut.tables > 0 ? [' Cells of tables are paragraphs.'] : []),
    ...(leftOut.pictures > 0 ? [' Add pictures from the library.'] : []),
  ];
  return `Not pasted: ${listed.format(parts)}.${advice.join('')}`;
}
