import { beforeAll, describe, expect, it } from 'vitest';
import { contrast } from '@/design-system/contrast';
import { env } from '@/env';
import { everyMail, type Named, sender } from '../../../tests/helpers/every-mail';
import { letterHtml } from './frame/letter-html';
import { dark } from './frame/look';

let mails: Named[];
beforeAll(async () => {
  Object.assign(env(), { SUPABASE_SECRET_KEY: 'sb_secret_for_tests' });
  mails = await everyMail();
});

const decoded = (text: string) =>
  text
    .replace(/&(lt|gt|quot|#39);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '')
    .replaceAll('&amp;', '&');
const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : decoded(found);
};
const htmlOf = ([, { html }]: Named) => String(html);
const bodyOf = (html: string) => html.slice(html.indexOf('<body'));

/** Names of the mails, and of what is wrong with each; so that a failure names all. */
const faults = (find: (html: string, mail: Named) => unknown[]) =>
  Object.fromEntries(
    mails.flatMap((mail) => {
      const found = find(htmlOf(mail), mail);
      return found.length > 0 ? [[mail[0], found]] : [];
    }),
  );

type Shown = { words: string; color: string; ground: string };
const NONE = ['img', 'meta', 'br'];

/** Each text with its color and ground, by inline styles; in dark, by the rules of classes. */
function shownTexts(html: string, isDark: boolean): Shown[] {
  const shown: Shown[] = [];
  const around = [{ color: '', ground: '', isHidden: false }];
  const byClass: Record<string, Partial<Record<'color' | 'ground', string>>> = {
    ground: { ground: dark.ground },
    ink: { color: dark.ink },
    quiet: { color: dark.quiet },
    button: { ground: dark.button },
    'on-button': { color: dark.onButton },
  };
  for (const [, tag = '', words = ''] of bodyOf(html).matchAll(/(<[^>]+>)([^<]*)/g)) {
    const name = /^<\/?([a-z0-9]+)/.exec(tag)?.[1] ?? '';
    if (tag.startsWith('</')) around.pop();
    else if (!NONE.includes(name)) {
      const style = attribute(tag, 'style') ?? '';
      const own = (property: string) => new RegExp(`(?:^|;)${property}:(#[0-9a-fA-F]{6})`).exec(style)?.[1];
      const outer = around.at(-1) ?? { color: '', ground: '', isHidden: false };
      const inDark = isDark ? byClass[attribute(tag, 'class') ?? ''] : undefined;
      around.push({
        color: inDark?.color ?? own('color') ?? outer.color,
        ground: inDark?.ground ?? own('background-color') ?? outer.ground,
        isHidden: outer.isHidden || style.includes('display:none'),
      });
    }
    const { color, ground, isHidden } = around.at(-1) ?? { color: '', ground: '', isHidden: true };
    if (words.trim() && !isHidden) shown.push({ words: words.trim(), color, ground });
  }
  return shown;
}

describe('every mail', () => {
  it('is of one kind: the frame writes all of them', () => {
    expect(new Set(mails.map(([name]) => name)).size).toBe(mails.length);
    expect(mails.length).toBeGreaterThan(30);
    expect(faults((html) => (html.includes('/assets/mark.png') ? [] : ['without the frame']))).toEqual({});
  });

  it('is a column of tables, at most 600 px wide', () => {
    const widths = (html: string) => [...html.matchAll(/(?:\swidth="|max-width:)(\d+)(?!%)(?:px|")/g)];
    expect(faults((html) => widths(html).flatMap(([, px]) => (Number(px) > 600 ? [px] : [])))).toEqual({});
    expect(faults((html) => (/<table role="presentation"[^>]* width="600"/.test(html) ? [] : ['no column']))).toEqual(
      {},
    );
    const layouts = (html: string) =>
      [...html.matchAll(/<table(?! role="presentation")[^>]*>/g)].map(([table]) => table);
    expect(faults(layouts)).toEqual({});
  });

  it('uses nothing that mail programs drop', () => {
    const dropped =
      /(display:\s*(?:flex|grid|inline-flex)|position:|float:|url\(|@import|@font-face|<(?:script|form|svg|video|link|iframe)\b|\.(?:webp|svg|avif)\b|var\(--)/gi;
    expect(faults((html) => html.match(dropped) ?? [])).toEqual({});
  });

  it('has pictures with a size and an alternative text, as JPEG, PNG or GIF', () => {
    const wrong = (html: string) =>
      [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([tag]) => {
        const isSized = ['width', 'height'].every((name) => Number(attribute(tag, name)) > 0);
        const isShown = /^https:\/\/.*\.(?:jpe?g|png|gif)$/.test(attribute(tag, 'src') ?? '');
        return isSized && isShown && attribute(tag, 'alt') !== undefined ? [] : [tag];
      });
    expect(faults(wrong)).toEqual({});
  });

  it('has complete addresses only, those of the site below its own', () => {
    const wrong = (html: string) =>
      [...html.matchAll(/<(?:a|img)\b[^>]*>/g)].flatMap(([tag]) => {
        const url = attribute(tag, 'href') ?? attribute(tag, 'src') ?? '';
        const isOurs = url === sender.siteUrl || url.startsWith(`${sender.siteUrl}/`);
        return isOurs || url.startsWith('https://studies.example/') ? [] : [url];
      });
    expect(faults(wrong)).toEqual({});
  });

  it.each([
    ['light', false],
    ['dark', true],
  ])('has texts with enough contrast on a %s ground', (_, isDark) => {
    const faint = (html: string) =>
      shownTexts(html, isDark).filter(({ color, ground }) => !color || !ground || contrast(color, ground) < 4.5);
    expect(faults(faint)).toEqual({});
    expect(faults((html) => (shownTexts(html, isDark).length > 2 ? [] : ['no texts']))).toEqual({});
  });

  it('is smaller than what Gmail cuts off', () => {
    expect(faults((html) => (Buffer.byteLength(html) < 102_000 ? [] : [Buffer.byteLength(html)]))).toEqual({});
  });

  it('has a preheader of its own, which is not its subject', () => {
    const preheader = (html: string) => decoded(/<div class="preheader"[^>]*>(.*?)&#847;/.exec(html)?.[1] ?? '').trim();
    const wrong = (html: string, [, { subject }]: Named) => {
      const found = preheader(html);
      return found.length > 10 && found.length <= 151 && found !== subject ? [] : [found];
    };
    expect(faults(wrong)).toEqual({});
  });

  it('has a language and a direction', () => {
    const of = (name: string) => (/-de$/.test(name) && !/notice|issue/.test(name) ? 'de' : 'en');
    expect(faults((html, [name]) => (html.includes(`<html lang="${of(name)}" dir="ltr">`) ? [] : [name]))).toEqual({});
  });

  it('has a plain text with every link', () => {
    const missing = (html: string, [, { text }]: Named) =>
      [...bodyOf(html).matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
        const href = attribute(tag, 'href') ?? '';
        return String(text).includes(href) ? [] : [href];
      });
    expect(faults(missing)).toEqual({});
  });

  it('shows what was typed as text', () => {
    expect(faults((html) => html.match(/<img src=x|onerror=alert\(1\)>/g) ?? [])).toEqual({});
  });
});

it('is dark where the mail program asks for it, and in the dark preview', () => {
  const letter = { language: 'en' as const, subject: 'A subject', preheader: '', parts: [] };
  const of = (scheme: 'auto' | 'light' | 'dark') => letterHtml(letter, sender, scheme);
  expect(of('auto')).toContain('<meta name="color-scheme" content="light dark">');
  expect(of('auto')).toContain(`@media (prefers-color-scheme:dark){ .ground{background-color:${dark.ground}`);
  // Outlook on the web asks by an attribute.
  expect(of('auto')).toContain('[data-ogsc] .ink');
  expect(of('dark')).not.toContain('@media');
  expect(of('light')).not.toContain(`${dark.ground} !important`);
});
