import { type Language, languages } from '@/lib/languages';
import type { Site } from '@/lib/site';

/** A language of the switch; `href` is this page in that language, otherwise its home page. */
export type Choice = { language: Language; href: string };

type Props = { choices: Choice[]; site: Site; className: string };

export function LanguageSwitch({ choices, site, className }: Props) {
  if (choices.length < 2) return null;
  return (
    <nav className={className} aria-label={site.words.frame.languages}>
      <ul>
        {choices
          .filter(({ language }) => language !== site.language)
          .map(({ language, href }) => (
            <li key={language}>
              <a href={href} lang={language} hrefLang={language}>
                {languages[language].name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
