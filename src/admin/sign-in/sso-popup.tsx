'use client';

import type { MouseEvent } from 'react';
import { buttonClass, classNames } from '@/payload/class-names';

type Props = { href: string; isPrimary: boolean; children: string[] };

/** Opens beside the page, which would lose what was typed. Where windows are blocked, the link opens a tab. */
function openBeside(event: MouseEvent<HTMLAnchorElement>) {
  if (window.open(event.currentTarget.href, 'staff-sign-in', 'popup,width=520,height=720')) event.preventDefault();
}

export function SsoPopup({ href, isPrimary, children }: Props) {
  return (
    <a
      href={href}
      target="_blank"
      rel="nofollow noopener"
      className={buttonClass({ look: isPrimary ? 'primary' : 'secondary', size: 'large' })}
      onClick={openBeside}
    >
      <span className={classNames.buttonContent}>
        <span className={classNames.buttonLabel}>{children}</span>
      </span>
    </a>
  );
}
