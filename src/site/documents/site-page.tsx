import { scriptAddress } from '@/browser/script-file';
import { Frame } from '@/components/layout/frame';
import { PagePath } from '@/components/layout/page-path';
import { InPreview } from '@/components/layout/previewed';
import { cms } from '@/data/cms';
import { viewsAreCounted } from '@/data/counted';
import { findDocument, type Located } from '@/data/documents';
import { experimentOf, type OnPage, type Variant } from '@/data/experiments';
import { findInstead } from '@/data/instead';
import { shownLanguage } from '@/data/offered';
import { isPreview } from '@/data/preview/draft-mode';
import { shownOverlay } from '@/data/preview/overlay';
import { findRedirect } from '@/data/redirects';
import { versionsOf } from '@/data/translations';
import type { Gap } from '@/lib/gap-sketch';
import { goalAddresses } from '@/lib/goal-addresses';
import { type Language, languageOf } from '@/lib/languages';
import { isRestricted } from '@/lib/routes';
import { addedToSite } from '@/seams/capability';
import { PreviewBar } from '../preview/preview-bar';
import { JsonLd } from '../seo/json-ld';
import { DocumentView } from './document-view';
import { NotFoundView } from './not-found-view';

type Props = {
  path: string;
  isTwin?: boolean;
  variant?: Variant | null;
  /** That the visitor drew. */
  gap?: Gap;
};

/** For src/delivery/html/status.ts. A link goal also loads src/browser/experiment.js. */
const ExperimentMark = ({ running, link }: OnPage) => (
  <span
    hidden
    data-experiment={JSON.stringify(running)}
    data-goal={link ? goalAddresses(link).join(' ') : undefined}
    data-then={link ? scriptAddress('experiment') : undefined}
  />
);

/** The delivery layer sends status and location; without it (development, preview) the page itself redirects. */
function RedirectView({ location, status }: { location: string; status: number }) {
  return (
    <main data-status={status} data-location={location}>
      <meta httpEquiv="refresh" content={`0;url=${location}`} />
      <a href={location}>This page has moved.</a>
    </main>
  );
}

/** The document at the path, otherwise its redirect or its English page, otherwise the not-found page. */
export async function SitePage({ path, isTwin = false, variant, gap }: Props) {
  const original = await findDocument(path);
  const found = variant?.found ?? original;
  const redirect = found ? null : ((await findRedirect(path)) ?? (await findInstead(path)));
  if (redirect) return <RedirectView {...redirect} />;
  const language = await languageFor(found, path);
  const versions = original ? await versionsOf(original.document.id, path) : [];
  const isVisited = found !== null && !(await isPreview()) && !(await shownOverlay());
  const experiment =
    variant?.experiment ?? (found?.collection === 'pages' ? await experimentOf(found.document.id) : null);
  const content = <DocumentOrNone found={found} path={path} language={language} gap={gap} />;
  return (
    <Frame
      path={path}
      language={language}
      versions={versions}
      isCounted={isVisited && (await viewsAreCounted())}
      mayLoadServices={isVisited && !isTwin}
    >
      {isRestricted(path) || gap ? <span hidden data-cache="private" /> : null}
      {found ? <JsonLd {...found} /> : null}
      {variant ? <PagePath path={path}>{content}</PagePath> : content}
      {experiment ? <ExperimentMark {...experiment} /> : null}
      <PreviewBar />
      <PageBars />
    </Frame>
  );
}

const PageBars = async () => Promise.all(addedToSite(await cms(), 'pageBar').map((bar) => bar()));

/** For the preview frame: without metadata. */
export async function FramedPage({ found, path }: Shown) {
  const language = await languageFor(found, path);
  return (
    <Frame path={path} language={language}>
      <InPreview>
        <DocumentOrNone found={found} path={path} language={language} />
      </InPreview>
    </Frame>
  );
}

type Shown = { found: Located | null; path: string };

/** The document's language, otherwise that of the path. */
const languageFor = async (found: Located | null, path: string): Promise<Language> =>
  found ? languageOf(found.document) : shownLanguage(path);

const DocumentOrNone = ({ found, path, language, gap }: Shown & { language: Language; gap?: Gap }) =>
  found ? <DocumentView {...found} gap={gap} /> : <NotFoundView path={path} language={language} />;
