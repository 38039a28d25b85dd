'use client';

import type { OtherLanguage } from '@shared/language';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { untilLoaded } from '../../until-loaded';

const providers: Record<OtherLanguage, ComponentType<{ children: ReactNode }>> = {
  de: lazy(() => untilLoaded(() => import('./german-accounts'))),
};

export function OtherLanguageAccounts({ language, children }: { language: OtherLanguage; children: ReactNode }) {
  const Provider = providers[language];
  return <Provider>{children}</Provider>;
}
