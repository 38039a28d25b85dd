import { cx } from '@/lib/cx';
import { classNames } from '@/payload/class-names';
import './versions.css';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { z } from 'zod';
import { notFound } from '@/payload/navigation';
import { adminPath } from '../admin-path';
import { LocalTime } from '../local-time';
import { CompareButton } from './compare-button';
import { type Of, readVersions, type VersionLine } from './read-versions';

const pageRule = z.coerce.number().int().min(1).max(100).catch(1);
const states = { live: 'Live', wasLive: 'Previously live', draft: 'Draft' };
const SHOWN = 4;

function words({ changes }: VersionLine): string {
  if (!changes) return 'First version';
  if (changes.length === 0) return 'No words changed';
  const more = changes.length - SHOWN;
  return more > 0 ? `${changes.slice(0, SHOWN).join('; ')}; and ${more} more` : changes.join('; ');
}

type LineProps = { line: VersionLine; path: string; live: string | undefined; isChoice: boolean };

function Line({ line, path, live, isChoice }: LineProps) {
  const time = <LocalTime time={line.time} />;
  const against = live && live !== line.id ? `?versionFrom=${live}` : '';
  return (
    <tr>
      <td>
        {isChoice ? (
          <CompareButton id={line.id}>{time}</CompareButton>
        ) : (
          <a href={`${path}/${line.id}${against}`}>{time}</a>
        )}
      </td>
      <td>{line.by ?? 'The site'}</td>
      <td>{words(line)}</td>
      <td>
        <span className={`versions__state versions__state--${line.state}`}>{states[line.state]}</span>
        {line.isAutosaved ? ' Autosaved' : null}
      </td>
    </tr>
  );
}

/** Each version is compared with the live one by default. Payload checks access before it renders this view. */
export async function VersionsView({
  initPageResult,
  hasPublishedDoc,
  routeSegments,
  searchParams,
  versions,
}: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult;
  const id = docID === undefined ? undefined : String(docID);
  const of: Of | undefined = globalConfig
    ? { config: globalConfig }
    : collectionConfig && id
      ? { config: collectionConfig, id }
      : undefined;
  if (!of) notFound();
  const page = pageRule.parse(searchParams?.page);
  const { lines, live, hasOlder } = await readVersions(req, of, { page, hasLive: Boolean(hasPublishedDoc) });
  const isTrashed = routeSegments[2] === 'trash';
  const { slug } = of.config;
  const document =
    'id' in of ? adminPath({ collection: isTrashed ? `${slug}/trash` : slug, id: of.id }) : adminPath({ global: slug });
  const path = `${document}/versions`;
  // Payload also uses this list to choose a version for comparison.
  const isChoice = Boolean(versions?.useVersionDrawerCreatedAtCell);
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={id}
        isTrashed={isTrashed}
        pluralLabel={collectionConfig?.labels.plural ?? globalConfig?.label}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? slug}
        view={req.t('version:versions')}
      />
      <main className="versions-view">
        <Gutter>
          <p>
            {live
              ? 'Open a version to compare it with the live one. Restoring a version creates a draft, which visitors do not see until it is published.'
              : 'Open a version to see what changed. Restoring a version creates a draft.'}
          </p>
          <div className={cx(classNames.table, 'versions__table')}>
            <table>
              <thead>
                <tr>
                  <th scope="col">When</th>
                  <th scope="col">Who</th>
                  <th scope="col">What changed</th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <Line key={line.id} line={line} path={path} live={live} isChoice={isChoice} />
                ))}
              </tbody>
            </table>
          </div>
          <nav className="versions__pages" aria-label="Pages of versions">
            {page > 1 ? <a href={`${path}?page=${page - 1}`}>Newer</a> : null}
            {hasOlder ? <a href={`${path}?page=${page + 1}`}>Older</a> : null}
          </nav>
        </Gutter>
      </main>
    </>
  );
}
