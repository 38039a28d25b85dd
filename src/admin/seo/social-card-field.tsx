import type { UIFieldServerComponent } from 'payload';
import { SocialCard } from '@/site/seo/social-card';

/** The social card, with the site settings as fallback for title and description. */
export const SocialCardField: UIFieldServerComponent = async ({ payload }) => {
  const { name, defaultSeo } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  return <SocialCard siteName={name} description={defaultSeo.description} />;
};
