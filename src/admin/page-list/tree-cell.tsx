'use client';

import { DefaultCell, useListQuery } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { defaultLanguage, languageOfPath, languages } from '@/lib/languages';
import { placeIn, toggleVariants, useUnfolded } from './folded';
import './page-list.css';

/** The default sort field. */
const TREE = 'treeKey';

const depthOf = (path: unknown) => (typeof path === 'string' ? path.split('/').filter(Boolean).length : 0);

/** The title, as deep as its page is in the tree. Variants of experiments are folded under their page. */
export function TreeCell(props: DefaultCellComponentProps) {
  const { data, query } = useListQuery();
  const unfolded = useUnfolded();
  const { rowData } = props;
  const isTree = (query?.sort ?? TREE) === TREE && !query?.search;
  const { page, variants } = isTree ? placeIn(data?.docs ?? [], rowData) : { variants: 0 };
  const depth = isTree ? depthOf(rowData?.path) + (page ? 1 : 0) : 0;
  const language = languageOfPath(String(rowData?.path ?? ''));
  const isFolded = page !== undefined && !unfolded.has(page);
  return (
    <span
      className="tree-cell"
      data-depth={depth}
      data-folded={isFolded || undefined}
      style={{ '--depth': depth } as React.CSSProperties}
    >
      <DefaultCell {...props} />
      {language === defaultLanguage ? null : <span className="tree-mark">{languages[language].name}</span>}
      {rowData?.variantOf ? <span className="tree-mark">Variant</span> : null}
      {variants > 0 ? (
        <button
          type="button"
          className="tree-mark"
          aria-expanded={unfolded.has(rowData.id)}
          onClick={() => toggleVariants(rowData.id)}
        >
          {variants === 1 ? '1 variant' : `${variants} variants`}
        </button>
      ) : null}
    </span>
  );
}
