'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { SidePanel } from '@/admin/panel/side-panel';
import { usePanel } from '@/admin/panel/use-panel';
import type { Help, Writable } from '../help';
import { HELP_PANEL } from './panel-id';
import { Proposed } from './proposed';
import './writing-help.css';

function Fields({ help, at }: { help: Help; at: string }) {
  const field = (one: Writable, step: 'describe' | 'shorten') => (
    <Proposed key={one.path} field={one} at={at} step={step} />
  );
  return (
    <div className="writing-help">
      <p>
        {help.service} gets what is sent from here, and nothing else. What it writes is used only if you take it over.
      </p>
      {help.description ? field(help.description, 'describe') : null}
      {help.long.map((one) => field(one, 'shorten'))}
      {help.long.length === 0 ? <p>No text of the saved draft is too long for its field.</p> : null}
    </div>
  );
}

/** Loaded when it is opened, not with each form. */
function OpenPanel({ at }: { at: string }) {
  const { lastUpdateTime } = useDocumentInfo();
  const { data, error } = usePanel<Help>(at, { after: lastUpdateTime });
  return (
    <>
      {error ? <p className="admin-error">{error}</p> : null}
      {data ? <Fields help={data} at={at} /> : null}
    </>
  );
}

export function HelpPanel() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const [isOpened, setOpened] = useState(false);
  if (id === undefined || !collectionSlug || isTrashed) return null;
  return (
    <SidePanel id={HELP_PANEL} title="Writing help" onOpen={() => setOpened(true)}>
      {isOpened ? <OpenPanel at={`/writer/of/${collectionSlug}/${id}`} /> : null}
    </SidePanel>
  );
}
