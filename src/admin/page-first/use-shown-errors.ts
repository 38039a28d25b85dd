'use client';

import { useAllFormFields, useDocumentInfo, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useListener } from '@/lib/use-listener';
import { elements } from '@/payload/elements';
import { askToEdit } from '../preview/ask-to-edit';

/** Opens the first refused field after each press of Publish: the panel may hide its section. */
export function useShownErrors() {
  const [fields] = useAllFormFields();
  const isSubmitted = useFormSubmitted();
  const { collectionSlug, id } = useDocumentInfo();
  const [attempt, setAttempt] = useState(0);
  const refused = isSubmitted
    ? Object.keys(fields).find((path) => {
        const field = fields[path];
        return field?.valid === false && !field.rows && field.passesCondition !== false;
      })
    : undefined;
  const isRefused = refused !== undefined;

  const onPress = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(elements.publish)) setAttempt((before) => before + 1);
  };
  useListener('click', onPress, true);

  const reveal = useEffectEvent(() => {
    if (refused && collectionSlug) askToEdit({ collection: collectionSlug, id: String(id) }, refused);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press reveals, also if the same field is refused
  useEffect(() => {
    if (isRefused) reveal();
  }, [isRefused, attempt]);
}
