import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { words } from '@/lib/words';
import { exampleSite } from '../../blocks/example-site';
import { type Choice, LanguageSwitch } from './language-switch';

const choices: Choice[] = [
  { language: 'en', href: '/contact' },
  { language: 'de', href: '/de/kontakt' },
];
const render = (offered: Choice[], language: 'en' | 'de') =>
  renderToStaticMarkup(
    <LanguageSwitch choices={offered} site={{ ...exampleSite, language, words: words[language] }} className="x" />,
  );

it('links to the other languages, each by its own name', () => {
  expect(render(choices, 'en')).toBe(
    '<nav class="x" aria-label="Language"><ul><li><a href="/de/kontakt" lang="de" hrefLang="de">Deutsch</a></li></ul></nav>',
  );
  expect(render(choices, 'de')).toContain('<a href="/contact" lang="en" hrefLang="en">English</a>');
});

it('is not rendered with only one language', () => {
  expect(render(choices.slice(0, 1), 'en')).toBe('');
});
