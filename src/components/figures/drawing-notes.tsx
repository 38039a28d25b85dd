import type { Site } from '@/lib/site';

type Props = { site: Pick<Site, 'words'> };

export const Illustrative = ({ site }: Props) => (
  <p className="note illustrative">{site.words.drawings.illustrative}</p>
);

/** For the reading with the amber mark. `hasKey` repeats the mark where the drawing is elsewhere. */
export const NotRead = ({ site, hasKey = false }: Props & { hasKey?: boolean }) => (
  <span className="not-read note">
    {hasKey ? <i className="key key-unread" /> : null}
    {site.words.drawings.notRead}
  </span>
);
