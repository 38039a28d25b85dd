import type { NewsletterIssue, SiteSetting } from '@payload-types';
import { Feed } from 'feed';

export function atomFeed(issues: NewsletterIssue[], site: SiteSetting, siteUrl: string): string {
  const home = `${siteUrl}/about/newsletters`;
  const feed = new Feed({
    id: home,
    title: `The Signal | ${site.name}`,
    description: site.defaultSeo.description,
    link: home,
    language: 'en',
    favicon: `${siteUrl}/icon.svg`,
    copyright: site.name,
    updated: new Date(issues[0]?.date ?? 0),
    feedLinks: { atom: `${siteUrl}/feed.xml` },
    author: { name: site.name, email: site.email, link: siteUrl },
  });
  for (const issue of issues) {
    feed.addItem({
      id: `${home}#issue-${issue.number}`,
      title: `${issue.number}: ${issue.title}`,
      link: issue.url,
      date: new Date(issue.date),
      description: issue.summary,
      category: issue.topics?.map(({ text }) => ({ name: text })),
    });
  }
  return feed.atom1();
}
