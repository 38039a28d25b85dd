'use client';

import { PopupList, useDocumentInfo } from '@payloadcms/ui';
import { openPanel } from '@/admin/panel/side-panel';
import { HELP_PANEL } from './panel-id';

export function HelpItem() {
  const { id } = useDocumentInfo();
  return id ? <PopupList.Button onClick={() => openPanel(HELP_PANEL)}>Writing help</PopupList.Button> : null;
}
