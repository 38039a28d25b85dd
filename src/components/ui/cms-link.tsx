import type { Link } from '@payload-types';
import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { resolveLink, type StyledLink } from '@/lib/link';
import type { Site } from '@/lib/site';
import { Arrow } from './arrow';

type Props = {
  link: Link | StyledLink | null | undefined;
  site: Site;
  className?: string;
  children?: ReactNode;
  isCurrent?: boolean;
};

/** What visitors should know before they download: " (PDF, 1.2 MB)". */
export const FileFacts = ({ facts }: { facts?: string }) =>
  facts ? <span className="file-facts"> ({facts.replaceAll(' ', '\u00a0')})</span> : null;

/** Other websites open in a new tab. Without a target it is text; to an unpublished page it is left out. */
export function CmsLink({ link, site, className, children, isCurrent }: Props) {
  const resolved = resolveLink(link, site);
  if (!resolved) return null;
  const content = children ?? (
    <>
      {resolved.label}
      <FileFacts facts={resolved.facts} />
    </>
  );
  if (resolved.href === undefined) {
    return (
      <a role="link" aria-disabled="true" className={className}>
        {content}
      </a>
    );
  }
  return (
    <a
      href={resolved.href}
      hrefLang={resolved.hrefLang}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      download={resolved.facts ? true : undefined}
      {...(resolved.isExternal ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {content}
      {resolved.isExternal ? <span className="sr-only">{` ${site.words.frame.newTab}`}</span> : null}
    </a>
  );
}

const looks = {
  gradient: 'button button-gradient',
  solid: 'button button-solid',
  outline: 'button button-outline',
  text: 'text-link',
} as const;

type ButtonProps = Omit<Props, 'children' | 'isCurrent'> & { look?: keyof typeof looks };

export function ButtonLink({ link, site, look, className }: ButtonProps) {
  const resolved = resolveLink(link, site);
  if (!resolved) return null;
  const chosen = look ?? (link && 'appearance' in link ? link.appearance : 'solid');
  // What leads nowhere yet is not the thing to press.
  const appearance = resolved.href === undefined && chosen !== 'text' ? 'outline' : chosen;
  return (
    <CmsLink link={link} site={site} className={cx(looks[appearance], className)}>
      {resolved.label}
      <FileFacts facts={resolved.facts} />
      {appearance === 'text' ? <Arrow /> : null}
    </CmsLink>
  );
}

export function Actions({
  links,
  site,
  className,
}: {
  links: StyledLink[] | null | undefined;
  site: Site;
  className?: string;
}) {
  if (!links?.length) return null;
  const isWaiting = (link: StyledLink) => resolveLink(link, site)?.href === undefined;
  return (
    <p className={cx('flex flex-wrap items-center gap-x-4 gap-y-3', className)}>
      {[...links.filter((link) => !isWaiting(link)), ...links.filter(isWaiting)].map((link, index) => (
        <ButtonLink key={link.id ?? index} link={link} site={site} />
      ))}
    </p>
  );
}
