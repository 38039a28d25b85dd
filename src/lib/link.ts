import type { Link, SiteSetting, StyledLinks } from '@payload-types';
import { cleanPhone } from '@shared/clean-entry';
import { downloadOf } from './download';
import { isExternal } from './href';
import { type Language, languageOfPath } from './languages';
import { plain } from './mark';

export type StyledLink = NonNullable<StyledLinks>[number];
type Contact = Pick<SiteSetting, 'email' | 'phone'> & { language?: Language };

/** `href`: undefined without a target yet; `facts`: type and size of a download; `hrefLang`: if not the link's own. */
export type ResolvedLink = {
  label: string;
  href?: string;
  isExternal: boolean;
  facts?: string;
  hrefLang?: Language;
};

/** Without the zero that is dialed only within the country (RFC 3966). */
function phoneHref(phone: string): string {
  const number = cleanPhone(phone, 0);
  const isNumber = /^\+?\d+(?:x\d+)?$/.test(number);
  return `tel:${isNumber ? number.replace('x', ';ext=') : phone.replace(/[^+\d]/g, '')}`;
}

function hrefOf(link: Link | StyledLink, site: Contact): string | undefined {
  switch (link.kind) {
    case 'document': {
      const target = link.document?.value;
      // An id instead of a document means unpublished or deleted.
      return typeof target === 'object' ? target.path : undefined;
    }
    case 'address':
      return link.address?.trim() || undefined;
    case 'file':
      return downloadOf(link.file)?.href;
    case 'email':
      return `mailto:${site.email}`;
    case 'phone':
      return phoneHref(site.phone);
    default:
      return undefined;
  }
}

export function foreignLanguage(href: string | undefined, language: Language | undefined): Language | undefined {
  if (language === undefined || !href?.startsWith('/')) return undefined;
  const own = languageOfPath(href.replace(/[?#].*$/, ''));
  return own === language ? undefined : own;
}

export const factsOf = (link: Link | StyledLink): string | undefined =>
  link.kind === 'file' ? downloadOf(link.file)?.facts : undefined;

/** Null if the link's document is not published, or its file is missing. */
export function resolveLink(link: Link | StyledLink | null | undefined, site: Contact): ResolvedLink | null {
  if (!link?.label) return null;
  const href = hrefOf(link, site);
  if (href === undefined && link.kind !== 'none') return null;
  const facts = factsOf(link);
  const hrefLang = facts ? undefined : foreignLanguage(href, site.language);
  return {
    label: link.label,
    href,
    isExternal: href !== undefined && isExternal(href),
    ...(facts ? { facts } : {}),
    ...(hrefLang ? { hrefLang } : {}),
  };
}

export const mailto = (email: string, subject: string) =>
  `mailto:${email}?subject=${encodeURIComponent(plain(subject))}`;

export const tel = phoneHref;
