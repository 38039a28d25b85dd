'use client';

import { useConfig, useDocumentInfo, useForm, useLivePreviewContext, usePreferences } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type EditMessage, type FocusMessage, readEdit } from '@/data/preview/messages';
import { readFromPage } from '@/data/preview/page-messages';
import { isSameTarget, type Target } from '@/data/preview/target';
import { useListener } from '@/lib/use-listener';
import { OnPage } from '../on-page/on-page';
import './edit-link.css';
import { openTab, pathOf } from '@/payload/field-elements';
import { rowIds } from '@/payload/form-fields';
import { pageView, viewOf } from '../page-first/page-view';
import { openField } from './open-field';
import { OtherDocument } from './other-document';
import { tabOf } from './tab-of';
import { usePreviewFit } from './use-preview-fit';
import { usePreviewView } from './use-preview-view';
import { useTellPages } from './use-tell-pages';
import { useWideFrame } from './use-wide-frame';

/** From this width on, the preview opens by default. */
const WIDE = 1440;

/** Connects form and preview: opens fields clicked there, and reports the focused field. */
export function EditLink() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { getFields } = useForm();
  const tellPages = useTellPages();
  const { isShown, toggle, showForm } = usePreviewView();
  const [status, setStatus] = useState('');
  const [other, setOther] = useState<{ target: Target; path: string }>();
  const own = useRef<Target>(undefined);
  own.current = globalSlug ? { global: globalSlug } : { collection: collectionSlug ?? '', id: String(id ?? '') };
  usePreviewFit();
  useWideFrame(globalSlug);
  useOpenPreview(collectionSlug ? `collection-${collectionSlug}` : `global-${globalSlug}`);

  const edit = useCallback(
    async ({ target, path }: EditMessage) => {
      if (target && !isSameTarget(target, own.current)) {
        setOther({ target, path });
        return;
      }
      setOther(undefined);
      showForm();
      pageView.show(viewOf(path, rowIds(getFields().blocks)));
      const config = globalSlug ? getEntityConfig({ globalSlug }) : getEntityConfig({ collectionSlug });
      const tab = config ? tabOf(config.fields, path.split('.')[0] ?? '') : undefined;
      if (tab !== undefined) openTab(tab);
      const name = await openField(path);
      setStatus(name ? `${name} is open.` : 'This text cannot be edited here.');
    },
    [collectionSlug, globalSlug, getEntityConfig, getFields, showForm],
  );

  const tell = (path?: string) => {
    if (own.current) tellPages({ type: 'alethia:focus', target: own.current, path } satisfies FocusMessage);
  };
  const tellFocused = (target: EventTarget | null) => {
    const path = target instanceof Element && target.closest('form') ? pathOf(target) : undefined;
    if (path) tell(path);
  };
  useListener('message', (event: MessageEvent<unknown>) => {
    const message = readEdit(event);
    if (message) void edit(message);
    // The field may have been focused before the preview was listening.
    if (readFromPage(event)?.does === 'hello') tellFocused(document.activeElement);
  });
  useListener('focusin', ({ target }) => tellFocused(target));
  useListener('keydown', ({ key }) => {
    if (key === 'Escape') tell();
  });

  return (
    <>
      <span className="admin-hidden" role="status">
        {status}
      </span>
      <OnPage
        own={own.current}
        preview={{ isShown, toggle }}
        onOpen={(place) => void edit({ type: 'alethia:edit', ...place })}
      />
      {other ? <OtherDocument {...other} onClose={() => setOther(undefined)} /> : null}
    </>
  );
}

/** Payload stores whether the user has opened or closed the preview: that choice takes precedence. */
function useOpenPreview(key: string) {
  const { getPreference } = usePreferences();
  const { isLivePreviewEnabled, setIsLivePreviewing } = useLivePreviewContext();
  useEffect(() => {
    if (!isLivePreviewEnabled || window.innerWidth < WIDE) return;
    let isOver = false;
    void getPreference<{ editViewType?: string }>(key).then((preference) => {
      if (!isOver && !preference?.editViewType) setIsLivePreviewing(true);
    });
    return () => {
      isOver = true;
    };
  }, [key, getPreference, isLivePreviewEnabled, setIsLivePreviewing]);
}
