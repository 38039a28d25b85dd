'use client';

import type { OtherLanguage } from '@shared/language';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { untilLoaded } from '../../until-loaded';

const providers: Record<OtherLanguage, ComponentType<{ children: ReactNode }>> = {
  de: lazy(() => untilLoaded(() => import('./german-forms'))),
};

/** Each language's texts are a separate file, so that English pages do not load them. */
export function OtherLanguageForms({ language, children }: { language: OtherLanguage; children: ReactNode }) {
  const Provider = providers[language];
  return <Provider>{children}</Provider>;
}
