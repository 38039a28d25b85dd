import { type Finding, warning } from '@/lib/finding';

/** Characters shown in search results. The company's name is appended to the title. */
const TITLE = { least: 5, most: 60 };
const DESCRIPTION = { least: 50, most: 160 };

type Meta = { title?: string | null; description?: string | null; hideFromSearch?: boolean | null };

/** `name`: the name of the page, used if no title is set. */
export function checkSearch(name: string, meta: Meta | null | undefined): Finding[] {
  if (meta?.hideFromSearch) return [];
  const found: Finding[] = [];
  const title = (meta?.title || name).trim();
  const description = (meta?.description ?? '').trim();
  const isShort = title.length < TITLE.least;
  if (isShort || title.length > TITLE.most) {
    const advice = isShort ? 'too short to say what the page is about' : `cut off after about ${TITLE.most} characters`;
    found.push(
      warning('search', 'meta.title', `The title in search results has ${title.length} characters: ${advice}.`),
    );
  }
  if (description === '') {
    found.push(warning('search', 'meta.description', 'There is no description for search results.'));
  } else if (description.length < DESCRIPTION.least || description.length > DESCRIPTION.most) {
    const best = `${DESCRIPTION.least} to ${DESCRIPTION.most}`;
    found.push(
      warning('search', 'meta.description', `The description has ${description.length} characters; best are ${best}.`),
    );
  }
  return found;
}
