import type { Payload, TypedUser } from 'payload';
import { can } from '@/access/roles';
import { Link } from '@/payload/link';
import { readRecent } from './read-recent';

/** Without a picture, a drawing of the brand. */
const Drawing = () => (
  <svg viewBox="-16 -9 32 18" aria-hidden="true">
    <path d="M-9 0A10.2 10.2 0 0 1 9 0A10.2 10.2 0 0 1 -9 0Z" />
    <circle r="3.4" />
  </svg>
);

export async function RecentDocuments({ payload, user }: { payload: Payload; user: TypedUser }) {
  const recent = can({ user }, 'write') ? await readRecent(payload, String(user.id)) : [];
  if (recent.length === 0) return null;
  return (
    <section className="overview-part" aria-labelledby="overview-recent">
      <h2 id="overview-recent">Continue where you left off</h2>
      <ul className="overview-cards">
        {recent.map(({ id, kind, title, href, picture }) => (
          <li key={id}>
            <Link href={href} prefetch={false}>
              <span className="overview-picture">
                {/* biome-ignore lint/performance/noImgElement: drawn small already */}
                {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : <Drawing />}
              </span>
              <span className="overview-title">{title}</span>
            </Link>
            <span className="overview-note">{kind}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
