import type { CollectionConfig } from 'payload';
import { capability } from '@/seams/capability';
import { newsletterEndpoints } from './endpoints';
import { newsletterPlan } from './plan';

const mail = {
  Component: '/plugins/newsletter/admin/mail-view#MailView',
  path: '/mail',
  tab: { label: 'Mail', href: '/mail' },
} as const;

const withMailTab = (issues: CollectionConfig): CollectionConfig => {
  const components = issues.admin?.components;
  const edit = Object.assign({}, components?.views?.edit, { mail });
  const views = { ...components?.views, edit };
  return { ...issues, admin: { ...issues.admin, components: { ...components, views } } };
};

/**
 * Newsletter: issues are mailed to subscribers (docs/decisions/044-newsletter.md). The issues themselves are content of
 * the core. Adds a tab to their form, and the endpoints of sending.
 */
export const newsletterPlugin = capability({
  slug: 'newsletter',
  extend: { 'newsletter-issues': withMailTab },
  content: [{ in: ({ slug }) => slug === 'newsletter-issues', endpoints: newsletterEndpoints }],
  plan: newsletterPlan,
});
