'use client';

import { getTranslation } from '@payloadcms/translations';
import { useConfig, useDocumentInfo, useForm, useFormFields, useTranslation } from '@payloadcms/ui';
import type { BlockSlug, Row } from 'payload';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { formMessage } from '@/data/preview/page-messages';
import { useListener } from '@/lib/use-listener';
import { keepTab } from '@/payload/field-elements';
import { Link } from '@/payload/link';
import { panelAround, SECTIONS_TAB, SETTINGS_TAB, sectionStyles } from '@/payload/panel-elements';
import { rowElement, rowOfToggle, toggleOf } from '@/payload/row-elements';
import { appears } from '../appears';
import { isHeading, isNowhere } from '../nowhere';
import { LinkButton } from '../panel/button';
import { useTellPages } from '../preview/use-tell-pages';
import { useShared } from '../shared-value';
import { type PanelView, pageView } from './page-view';
import './page-first.css';
import { useShownErrors } from './use-shown-errors';

const LIST = 'blocks';
const none: Row[] = [];

const show = (view: PanelView) => pageView.show(view);

/** The head of the panel beside the page, and what its views need of the form below. */
export function PagePanel() {
  const view = useShared(pageView);
  return view ? <Head view={view} /> : null;
}

function Head({ view }: { view: PanelView }) {
  const { i18n } = useTranslation();
  const { config, getEntityConfig } = useConfig();
  const { collectionSlug = '', id } = useDocumentInfo();
  const list = `${config.routes.admin}/collections/${collectionSlug}`;
  const labels = getTranslation(getEntityConfig({ collectionSlug })?.labels.plural ?? '', i18n);
  const rows = useFormFields(([fields]) => fields[LIST]?.rows ?? none);
  const heading = useRef<HTMLHeadingElement>(null);
  const index = view.shows === 'section' ? rows.findIndex(({ id }) => id === view.row) : -1;
  const block = config.blocksMap[rows[index]?.blockType as BlockSlug];
  const name = block?.labels ? getTranslation(block.labels.singular, i18n) : 'Section';
  const isFolded = rows[index]?.collapsed;
  const isGone = view.shows === 'section' && index < 0;

  // It hides the heading of the document, which has the focus if one came here (NewView).
  useLayoutEffect(() => {
    if (isHeading(document.activeElement)) heading.current?.focus();
  }, []);
  useShownErrors();
  useChosenInList(view, rows, heading);
  useFromTop(view, heading);
  useEffect(() => {
    if (!isGone) return;
    show({ shows: 'sections' });
    // It was in a field of the section.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [isGone]);
  useEffect(() => keepTab(view.shows === 'settings' ? SETTINGS_TAB : SECTIONS_TAB), [view.shows]);
  const { dispatchFields } = useForm();
  const unfold = useEffectEvent(() => {
    const updatedRows = rows.map((row, at) => ({ ...row, collapsed: at !== index }));
    dispatchFields({ type: 'SET_ALL_ROWS_COLLAPSED', path: LIST, updatedRows });
  });
  // Also after the form has folded its rows when it had just loaded (NewSections).
  useEffect(() => {
    if (index >= 0 && isFolded) unfold();
  }, [index, isFolded]);

  const leave = () => {
    show({ shows: 'sections' });
    if (index < 0) return;
    void appears(() => rowElement({ list: LIST, index })).then((row) => row && toggleOf(row)?.focus());
  };
  useEscape(view.shows === 'sections' ? undefined : leave, heading);

  const titles = { sections: 'Sections', section: name, settings: 'Page settings' };
  return (
    <div className="page-panel">
      <p className="page-panel-place">
        <Link href={list}>← {labels}</Link>
        <Link href={`${list}/${id}/versions`}>Versions</Link>
      </p>
      <nav className="page-panel-views" aria-label="Panel">
        <button type="button" aria-pressed={view.shows !== 'settings'} onClick={leave}>
          Sections
        </button>
        <button type="button" aria-pressed={view.shows === 'settings'} onClick={() => show({ shows: 'settings' })}>
          Page settings
        </button>
      </nav>
      <h2 ref={heading} tabIndex={-1} className={view.shows === 'section' ? undefined : 'admin-hidden'}>
        {titles[view.shows]}
      </h2>
      {index >= 0 ? (
        <p className="page-panel-place">
          Section {index + 1} of {rows.length}
          <LinkButton onClick={leave}>All sections</LinkButton>
        </p>
      ) : null}
      {index >= 0 ? <style>{sectionStyles(index)}</style> : null}
    </div>
  );
}

/** What is shown begins at its top, wherever the panel was scrolled to. A field that is opened comes into view later. */
function useFromTop(view: PanelView, heading: RefObject<HTMLElement | null>) {
  const row = view.shows === 'section' ? view.row : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view and section has its own top
  useLayoutEffect(() => {
    if (heading.current) panelAround(heading.current)?.scrollTo({ top: 0, behavior: 'instant' });
  }, [view.shows, row, heading]);
}

/** A press on a section of the list opens its fields, in place of expanding it among the others. The page follows. */
function useChosenInList(view: PanelView, rows: Row[], heading: RefObject<HTMLElement | null>) {
  const tellPages = useTellPages();
  const onClick = (event: MouseEvent) => {
    const form = heading.current?.closest('form') ?? null;
    const place = event.target instanceof Element ? rowOfToggle(event.target, form) : undefined;
    const row = place?.list === LIST ? rows[place.index]?.id : undefined;
    if (row === undefined || view.shows !== 'sections') return;
    event.preventDefault();
    event.stopPropagation();
    show({ shows: 'section', row });
    tellPages(formMessage({ says: 'light', index: place?.index ?? 0, id: row }));
    // After the render that shows it.
    window.setTimeout(() => heading.current?.focus());
  };
  useListener('click', onClick, true);
}

/** Escape in the panel, and where nothing has the focus, closes what it shows, unless something nearer is open. */
function useEscape(close: (() => void) | undefined, heading: RefObject<HTMLElement | null>) {
  useListener('keydown', (event) => {
    const { target } = event;
    const isInPanel = target instanceof Element && heading.current?.closest('form')?.contains(target);
    if (!close || event.key !== 'Escape' || event.defaultPrevented || !(isInPanel || isNowhere(target))) return;
    if (document.querySelector(':popover-open, dialog[open]')) return;
    close();
  });
}
