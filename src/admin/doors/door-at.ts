import type { DoorName } from '@/seams/doors';

/** Where a place is: below its address, or in any address of the admin that names its slug, such as `/admin/import/jobs`. */
export type Home = { door: DoorName; href: string; slug: string };

const isBelow = (pathname: string, href: string) =>
  pathname === href || (href !== '/admin' && pathname.startsWith(`${href}/`));

/** The door of an address of the admin: that of the longest address of a place above it. */
export function doorAt(pathname: string, homes: Home[]): DoorName | undefined {
  const [, , , slug] = pathname.split('/');
  const fitting = homes.filter(({ href }) => isBelow(pathname, href.split('?')[0] ?? href));
  const longest = fitting.toSorted((one, other) => other.href.length - one.href.length)[0];
  return (longest ?? homes.find((home) => home.slug !== '' && home.slug === slug))?.door;
}
