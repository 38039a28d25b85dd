import type { UIFieldServerComponent } from 'payload';
import { SocialCard } from '@/site/seo/social-card';

/** The card with the words that hold where the page has none of its own: those of the site settings. */
export const SocialCardField: UIFieldServerComponent = async ({ payload }) => {
  const { name, defaultSeo } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  return <SocialCard siteName={name} description={defaultSeo.description} />;
};
