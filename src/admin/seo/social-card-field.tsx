import type { UIFieldServerComponent } from 'payload';
import { SocialCard } from '@/site/seo/social-card';

export const SocialCardField: UIFieldServerComponent = async ({ payload }) => {
  const { name, defaultSeo } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  return <SocialCard siteName={name} description={defaultSeo.description} />;
};
