'use client';

import { TextField, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { isLanguage } from '@/lib/languages';
import { isPathCollection, type PathCollection, prefixOf } from '@/lib/paths';
import { pathFromTitle, slugify } from '@/lib/slugify';
import { PathStateLine } from './path-state';
import { usePathProblem } from './use-path-problem';

/** Follows the title until the first publish; checked while typing. */
export function PathField(props: TextFieldClientProps) {
  const { collectionSlug } = useDocumentInfo();
  return isPathCollection(collectionSlug) ? (
    <CheckedField {...props} collection={collectionSlug} />
  ) : (
    <TextField {...props} />
  );
}

function CheckedField({ collection, ...props }: TextFieldClientProps & { collection: PathCollection }) {
  const { id, hasPublishedDoc } = useDocumentInfo();
  const isSlug = props.field.name === 'slug';
  const { value, setValue } = useField<string>({ potentiallyStalePath: props.path });
  const title = useFormFields(([fields]) => String(fields.title?.value ?? ''));
  const chosen = useFormFields(([fields]) => fields.language?.value);
  const language = isLanguage(chosen) ? chosen : undefined;
  const of = (words: string) => (isSlug ? slugify(words, language) : pathFromTitle(collection, words, language));
  const own = value ?? '';

  const before = useRef(title);
  const follow = useEffectEvent(() => {
    const isOwn = own !== '' && own !== of(before.current);
    before.current = title;
    if (!hasPublishedDoc && !isOwn && own !== of(title)) setValue(of(title));
  });
  useEffect(() => {
    if (title !== before.current) follow();
  }, [title]);

  const path = isSlug && own ? `${prefixOf(collection, language)}${slugify(own, language)}` : own;
  const check = usePathProblem({ collection, path, id, language });
  return (
    <div className="path-field">
      <TextField {...props} />
      <PathStateLine id={useId()} path={path} check={check} isLive={hasPublishedDoc} />
    </div>
  );
}
