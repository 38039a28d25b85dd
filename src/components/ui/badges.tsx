import type { Points } from '@payload-types';

/** Short facts under a headline, such as what to expect. Nothing without one. */
export const Badges = ({ badges }: { badges: Points | null | undefined }) =>
  badges?.length ? (
    <ul className="hero-badges note">
      {badges.map(({ id, text }) => (
        <li key={id ?? text}>{text}</li>
      ))}
    </ul>
  ) : null;
