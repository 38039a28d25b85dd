import type { ReleaseForGuests } from '../for-guests';
import './releases.css';

const walk = (token: string, path: string) => `/share/${token}/site?path=${encodeURIComponent(path)}`;

export function ReleaseCover({ title, pages, others, token }: ReleaseForGuests & { token: string }) {
  const [first] = pages;
  return (
    <section className="release-cover ground-graphite mesh" data-nav-theme="dark">
      <div className="wrap">
        <h1 className="text-header">{title}</h1>
        <p className="max-w-(--measure) text-ink-2">
          These changes go live together. Walk through the whole site as it will be, then approve it or write a comment
          below.
        </p>
        <p>
          <a className="button button-gradient" href={walk(token, first?.path ?? '/')}>
            Visit the site as it will be
          </a>
        </p>
        {pages.length > 0 ? (
          <>
            <h2 className="text-subheader">Pages</h2>
            <ul className="release-pages">
              {pages.map(({ title: name, path, isNew }) => (
                <li key={path}>
                  <a href={walk(token, path)}>{name}</a> <span className="text-ink-2">{isNew ? 'new' : 'changed'}</span>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {others.length > 0 ? <p className="max-w-(--measure) text-ink-2">Also changed: {others.join(', ')}.</p> : null}
      </div>
    </section>
  );
}
