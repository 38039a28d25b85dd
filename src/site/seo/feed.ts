import type { NewsletterIssue, SiteSetting } from '@payload-types';
import { inXml } from './xml';

const HOME = '/about/newsletters';

const text = (name: string, value: string) => `<${name}>${inXml(value)}</${name}>`;
const link = (rel: string, href: string) => `<link rel="${rel}" href="${inXml(href)}"/>`;
const instant = (date: string | number) => new Date(date).toISOString();

const entry = (siteUrl: string, { number, title, url, path, date, summary, topics }: NewsletterIssue): string =>
  [
    '<entry>',
    text('id', `${siteUrl}${HOME}#issue-${number}`),
    text('title', `${number}: ${title}`),
    link('alternate', url || siteUrl + (path ?? `${HOME}#issue-${number}`)),
    text('updated', instant(date)),
    ...(summary ? [text('summary', summary)] : []),
    ...(topics ?? []).map((topic) => `<category term="${inXml(topic.text)}" label="${inXml(topic.text)}"/>`),
    '</entry>',
  ].join('\n');

/** The newsletter's issues in Atom (RFC 4287). All texts are plain: a `<` in a title is one. */
export function atomFeed(issues: NewsletterIssue[], site: SiteSetting, siteUrl: string): string {
  const home = siteUrl + HOME;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    text('id', home),
    text('title', `The Signal | ${site.name}`),
    text('subtitle', site.defaultSeo.description),
    text('updated', instant(issues[0]?.date ?? 0)),
    link('alternate', home),
    link('self', `${siteUrl}/feed.xml`),
    text('icon', `${siteUrl}/icon.svg`),
    text('rights', site.name),
    `<author>${text('name', site.name)}${text('email', site.email)}${text('uri', siteUrl)}</author>`,
    ...issues.map((issue) => entry(siteUrl, issue)),
    '</feed>',
    '',
  ].join('\n');
}
