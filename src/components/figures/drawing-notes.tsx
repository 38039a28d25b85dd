import type { Site } from '@/lib/site';

type Said = { site: Pick<Site, 'words'> };

/** Below a drawing of invented values. */
export const Illustrative = ({ site }: Said) => <p className="note illustrative">{site.words.drawings.illustrative}</p>;

/** The words for the amber mark, beside the reading that has it. `hasKey` repeats the mark where the drawing is apart. */
export const NotRead = ({ site, hasKey = false }: Said & { hasKey?: boolean }) => (
  <span className="not-read note">
    {hasKey ? <i className="key key-unread" /> : null}
    {site.words.drawings.notRead}
  </span>
);
