'use client';

import './doors.css';
import { useStepNav } from '@payloadcms/ui';
import { type ReactNode, useLayoutEffect } from 'react';
import { NavLink } from '@/payload/nav-link';
import { usePathname } from '@/payload/navigation';
import type { DoorName } from '@/seams/doors';
import { doorAt, type Home } from './door-at';

type Door = { name: DoorName; label: string; href: string; badge: ReactNode };
type Front = { door: DoorName; label: string; href: string };
type Props = { doors: Door[]; homes: Home[]; fronts: Front[] };

/** In the header, what is inside Settings, Activity or Plan leads back there. */
function useWayBack(pathname: string, front: Front | undefined) {
  const { stepNav, setStepNav } = useStepNav();
  useLayoutEffect(() => {
    if (!front || stepNav.length === 0 || pathname === front.href) return;
    if (!stepNav.some(({ url }) => url === front.href))
      setStepNav([{ label: front.label, url: front.href }, ...stepNav]);
  }, [pathname, front, stepNav, setStepNav]);
}

export function DoorLinks({ doors, homes, fronts }: Props) {
  const pathname = usePathname();
  const door = doorAt(pathname, homes);
  useWayBack(
    pathname,
    fronts.find((front) => front.door === door),
  );
  const marked = doors.some(({ name }) => name === door) ? door : door && 'home';
  return doors.map(({ name, label, href, badge }) => (
    <NavLink
      key={name}
      name={name}
      className="door"
      href={href}
      label={label}
      current={name === marked ? (pathname === href ? 'page' : 'true') : undefined}
    >
      {badge}
    </NavLink>
  ));
}
