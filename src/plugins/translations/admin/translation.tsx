'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { SidePanel } from '@/admin/panel/side-panel';
import { Link } from '@/payload/link';
import type { OriginalReport } from '../report';
import { countsInWords } from '../words';
import { TranslationDetails } from './translation-details';
import { hasTranslations, panelOf } from './translation-panel';
import { useReport, useReportAfterSaves } from './use-report';
import './translations.css';

type Target = { collection: string; id: string };

function Translations({ report, collection }: { report: OriginalReport; collection: string }) {
  const begun = new Set(report.translations.map(({ code }) => String(code)));
  const open = report.offered.filter(({ code }) => !begun.has(code));
  return (
    <>
      <ul className="translation-list">
        {report.translations.map(({ code, language, id, counts }) => (
          <li key={code}>
            <Link href={`/admin/collections/${collection}/${id}`}>{language}</Link>: {countsInWords(counts)}
          </li>
        ))}
        {open.map(({ code, language }) => (
          <li key={code}>{language}: not started</li>
        ))}
      </ul>
      {open.length > 0 ? <p>Begin a translation with “Translate” in the menu with the three dots above.</p> : null}
    </>
  );
}

function OpenTranslation({ target }: { target: Target }) {
  const report = useReport();
  const askAgain = useReportAfterSaves(target.collection, target.id);
  if (!report || !hasTranslations(report)) return null;
  const isOriginal = report.kind === 'original';
  return (
    <SidePanel id={panelOf(target.id)} title={isOriginal ? 'Translations' : `Translation: ${report.language}`}>
      {isOriginal ? (
        <Translations report={report} collection={target.collection} />
      ) : (
        <TranslationDetails report={report} target={target} onChange={askAgain} />
      )}
    </SidePanel>
  );
}

export function Translation() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  if (id === undefined || !collectionSlug || isTrashed) return null;
  return <OpenTranslation target={{ collection: collectionSlug, id: String(id) }} />;
}
