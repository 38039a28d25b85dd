import { error, type Finding, warning } from '@/lib/finding';

/** Characters; screen readers read longer ones without a pause. */
const LONGEST = 150;

export type File = {
  alt?: string | null;
  decorative?: boolean | null;
  filename?: string | null;
  mimeType?: string | null;
};

const fileName = /^[\w-]+\.(jpe?g|png|webp|avif|gif)$|^(img|dsc|image|photo|picture|screenshot)[\s_-]*\d*$/i;

/** `files`: media by id. Missing ones are left to the link check. */
export const checkAltText = (used: { path: string; id: string }[], files: ReadonlyMap<string, File>): Finding[] =>
  used.flatMap(({ path, id }) => {
    const file = files.get(id);
    if (!file?.mimeType?.startsWith('image/') || file.decorative) return [];
    const alt = file.alt?.trim() ?? '';
    const name = file.filename ?? 'The picture';
    if (alt === '') return [error('alt-text', path, `${name} has no description for people who cannot see it.`)];
    if (fileName.test(alt)) return [warning('alt-text', path, `“${alt}” does not describe what the picture shows.`)];
    return alt.length > LONGEST
      ? [
          warning(
            'alt-text',
            path,
            `The description of ${name} has ${alt.length} characters; best are at most ${LONGEST}.`,
          ),
        ]
      : [];
  });
