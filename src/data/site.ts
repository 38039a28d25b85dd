import type { Footer, Navigation } from '@payload-types';
import { cache } from 'react';
import { defaultLanguage, type Language } from '@/lib/languages';
import type { Site } from '@/lib/site';
import { words } from '@/lib/words';
import { getGlobal } from './globals';
import { findLanguage } from './languages';
import { localized } from './localized';

/** Tags: the site settings, and the language's document. */
export const getSite = cache(async (language: Language = defaultLanguage): Promise<Site> => {
  const settings = await getGlobal('site-settings');
  const own = { language, words: words[language] };
  const texts = language === defaultLanguage ? undefined : (await findLanguage(language))?.texts;
  if (!texts) return { ...settings, ...own };
  const { tagline, title, description, outsideServices: serviceTexts } = texts;
  const { value: privacyPage } = await localized({ relationTo: 'legal-pages', value: settings.privacyPage }, language);
  const defaultSeo = { ...settings.defaultSeo, title, description };
  return { ...settings, tagline, defaultSeo, privacyPage, serviceTexts, ...own };
});

export type FrameContent = {
  navigation: Pick<Navigation, 'items' | 'action'>;
  footer: Pick<Footer, 'columns' | 'copyrightYear' | 'legalLinks' | 'showAccount'>;
  site: Site;
};

export const getFrame = cache(async (language: Language): Promise<FrameContent> => {
  const [own, site] = await Promise.all([
    language === defaultLanguage ? null : findLanguage(language),
    getSite(language),
  ]);
  if (own?.navigation.items?.length) return { navigation: own.navigation, footer: own.footer, site };
  const [navigation, footer] = await Promise.all([getGlobal('navigation'), getGlobal('footer')]);
  return { navigation, footer, site };
});
