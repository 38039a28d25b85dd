'use client';

import { DefaultCell, useListQuery } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { defaultLanguage, languageOfPath, languages } from '@/lib/languages';
import './page-list.css';

/** The default sort field. */
const TREE = 'treeKey';

const depthOf = (path: unknown) => (typeof path === 'string' ? path.split('/').filter(Boolean).length : 0);

export function TreeCell(props: DefaultCellComponentProps) {
  const { query } = useListQuery();
  const isTree = (query?.sort ?? TREE) === TREE && !query?.search;
  const depth = isTree ? depthOf(props.rowData?.path) : 0;
  const language = languageOfPath(String(props.rowData?.path ?? ''));
  return (
    <span className="tree-cell" data-depth={depth} style={{ '--depth': depth } as React.CSSProperties}>
      <DefaultCell {...props} />
      {language === defaultLanguage ? null : <span className="tree-mark">{languages[language].name}</span>}
      {props.rowData?.variantOf ? <span className="tree-mark">Variant</span> : null}
    </span>
  );
}
