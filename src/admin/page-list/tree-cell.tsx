'use client';

import { DefaultCell, useListQuery } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { defaultLanguage, languageOfPath, languages } from '@/lib/languages';
import './page-list.css';

/** The field by which the list is sorted until another one is chosen. */
const TREE = 'treeKey';

const depthOf = (path: unknown) => (typeof path === 'string' ? path.split('/').filter(Boolean).length : 0);

/**
 * The title of a page, indented by the depth of its path while the list is sorted as a tree, with its language if
 * that is not English.
 */
export function TreeCell(props: DefaultCellComponentProps) {
  const { query } = useListQuery();
  const isTree = (query?.sort ?? TREE) === TREE && !query?.search;
  const depth = isTree ? depthOf(props.rowData?.path) : 0;
  const language = languageOfPath(String(props.rowData?.path ?? ''));
  return (
    <span className="tree-cell" data-depth={depth} style={{ '--depth': depth } as React.CSSProperties}>
      <DefaultCell {...props} />
      {language === defaultLanguage ? null : <span className="tree-language">{languages[language].name}</span>}
    </span>
  );
}
