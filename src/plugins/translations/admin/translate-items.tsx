'use client';

import { PopupList, toast, useDocumentInfo } from '@payloadcms/ui';
import { Fragment } from 'react';
import { ask } from '@/admin/ask';
import { openPanel } from '@/admin/panel/side-panel';
import { useSaved } from '@/admin/workflow/use-saved';
import { useRouter } from '@/payload/navigation';
import type { Begun } from '../translate';
import { countsInWords } from '../words';
import { hasTranslations, panelOf } from './translation-panel';
import { useReport } from './use-report';

export function TranslateItems() {
  const { id, collectionSlug } = useDocumentInfo();
  const report = useReport();
  const router = useRouter();
  const saved = useSaved();
  if (!id || !report || !hasTranslations(report)) return null;
  const open = (other: string) => router.push(`/admin/collections/${collectionSlug}/${other}`);
  const words =
    report.kind === 'original' ? 'Translations' : `Translation: ${countsInWords(report.counts).toLowerCase()}`;
  const panel = <PopupList.Button onClick={() => openPanel(panelOf(id))}>{words}</PopupList.Button>;
  if (report.kind === 'translation')
    return (
      <>
        {panel}
        <PopupList.Button onClick={() => open(report.original.id)}>Open the English original</PopupList.Button>
      </>
    );

  const begin = async (language: string) => {
    await saved();
    const response = await ask<Begun>('POST', `/translations/of/${collectionSlug}/${id}/begin`, { language });
    if ('error' in response) {
      toast.error(response.error);
      return;
    }
    open(response.id);
  };
  const existing = new Map(report.translations.map((one) => [String(one.code), one.id]));
  const items = report.offered.map(({ code, language }) => {
    const other = existing.get(code);
    return (
      <PopupList.Button key={code} onClick={() => (other ? open(other) : void begin(code))}>
        {other ? `Open the translation: ${language}` : `Translate: ${language}`}
      </PopupList.Button>
    );
  });
  return [<Fragment key="panel">{panel}</Fragment>, ...items];
}
