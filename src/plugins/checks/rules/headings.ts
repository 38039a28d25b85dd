import { type Finding, warning } from '@/lib/finding';
import type { HeadingText } from '../collect';

/** A page begins with its only main headline and skips no level. Other documents get theirs from a template. */
export function checkHeadings(headings: HeadingText[], isPage: boolean): Finding[] {
  const found: Finding[] = [];
  let before = isPage ? 0 : 2;
  for (const [index, { path, level }] of headings.entries()) {
    const hasMain = headings.slice(0, index).some((one) => one.level === 1);
    if (level === 1 && hasMain) {
      found.push(warning('headings', path, 'This is a second main headline. A page has one hero.'));
    } else if (level === 1 && index > 0) {
      found.push(warning('headings', path, 'The main headline comes after other headings. Move the hero to the top.'));
    } else if (level > before + 1 && before > 0) {
      found.push(warning('headings', path, `A heading of level ${level} follows one of level ${before}.`));
    }
    before = level;
  }
  if (isPage && headings.length > 0 && headings.every(({ level }) => level !== 1)) {
    found.push(warning('headings', 'blocks', 'The page has no main headline. Add a hero at the top.'));
  }
  return found;
}
