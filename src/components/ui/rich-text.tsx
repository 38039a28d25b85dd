import {
  type JSXConverters,
  type JSXConvertersFunction,
  RichText as LexicalText,
} from '@payloadcms/richtext-lexical/react';
import type { ReactNode } from 'react';
import { type ChosenFile, downloadOf } from '@/lib/download';
import { hrefSchema, isExternal } from '@/lib/href';
import { foreignLanguage } from '@/lib/link';
import type { Site } from '@/lib/site';
import { words } from '@/lib/words';
import { FileFacts } from './cms-link';
import { type Chosen, Picture, pictureIn } from './picture';
import { headingsOf, type RichTextBody } from './rich-text-headings';
import { RichTextList } from './rich-text-list';

type LinkFields = { linkType?: string; url?: string; doc?: { value?: unknown } | null };

const fileOf = ({ linkType, doc }: LinkFields) =>
  linkType === 'internal' ? downloadOf(doc?.value as ChosenFile) : undefined;

/** The target of a link; undefined if its page is not published or its address is unsafe. */
function hrefOf({ linkType, url, doc }: LinkFields): string | undefined {
  if (linkType === 'internal') {
    const target = doc?.value;
    return target && typeof target === 'object' && 'path' in target ? String(target.path) : undefined;
  }
  return hrefSchema.safeParse(url).data;
}

type Around = Pick<Site, 'language' | 'words'>;

function TextLink({ fields, site, children }: { fields: LinkFields; site: Around; children: ReactNode }) {
  const file = fileOf(fields);
  if (file) {
    return (
      <a href={file.href} download>
        {children}
        <FileFacts facts={file.facts} />
      </a>
    );
  }
  const href = hrefOf(fields);
  if (!href) return children;
  if (!isExternal(href)) {
    return (
      <a href={href} hrefLang={foreignLanguage(href, site.language)}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only">{` ${site.words.frame.newTab}`}</span>
    </a>
  );
}

function TextPicture({ chosen }: { chosen: Chosen }) {
  const picture = pictureIn(chosen);
  if (!picture?.mimeType?.startsWith('image/')) return null;
  return <Picture picture={picture} sizes="(width >= 1024px) 860px, 100vw" className="prose-picture" />;
}

type Props = {
  body: RichTextBody;
  /** Level of the headline above the text; its headings start one level below. Below 3 they are no anchors. */
  below?: 1 | 2 | 3;
  site?: Around;
};

const english: Around = { language: 'en', words: words.en };

export function RichText({ body, below = 1, site = english }: Props) {
  const headings = headingsOf(body);
  const converters: JSXConvertersFunction = ({ defaultConverters }): JSXConverters => ({
    ...defaultConverters,
    heading: ({ node, nodesToJSX }) => {
      const heading = headings.get(node);
      const Tag = `h${(heading?.level ?? 2) + below - 1}` as 'h2' | 'h3' | 'h4' | 'h5';
      return <Tag id={below === 3 ? undefined : heading?.id}>{nodesToJSX({ nodes: node.children })}</Tag>;
    },
    link: ({ node, nodesToJSX }) => (
      <TextLink fields={node.fields} site={site}>
        {nodesToJSX({ nodes: node.children })}
      </TextLink>
    ),
    autolink: ({ node, nodesToJSX }) => (
      <TextLink fields={node.fields} site={site}>
        {nodesToJSX({ nodes: node.children })}
      </TextLink>
    ),
    list: ({ node, nodesToJSX }) => <RichTextList list={node} show={(nodes) => nodesToJSX({ nodes })} />,
    upload: ({ node }) => <TextPicture chosen={node.value as Chosen} />,
  });
  return <LexicalText data={body} converters={converters} className="prose" disableIndent disableTextAlign />;
}
