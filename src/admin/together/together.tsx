'use client';

import { Button, LeaveWithoutSaving, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Conflict } from '@/lib/merge';
import { Choice, type ChoiceWords } from './choice';
import { fieldName } from './field-name';
import { OwnForm } from './own-form';
import { useBoth } from './use-both';
import './together.css';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const wordsAbout = (by: string): ChoiceWords => ({
  title: `${by} changed the same text`,
  mine: 'Yours',
  theirs: by,
  allMine: 'Keep all of mine',
  allTheirs: 'Take all of theirs',
});

type Props = { address: string; presenceAddress: string; slugs: { collectionSlug?: string; globalSlug?: string } };

function OpenForm({ address, presenceAddress, slugs }: Props) {
  const { config, getEntityConfig } = useConfig();
  const entity = slugs.globalSlug
    ? getEntityConfig({ globalSlug: slugs.globalSlug })
    : getEntityConfig({ collectionSlug: slugs.collectionSlug ?? '' });
  const drafts = entity?.versions && typeof entity.versions === 'object' ? entity.versions.drafts : undefined;
  const savesItself = Boolean(drafts && typeof drafts === 'object' && drafts.autosave);
  const { people, open, choose } = useBoth(address, presenceAddress, savesItself);
  const [isChoosing, setChoosing] = useState(false);
  const hasConflict = open !== undefined;
  useEffect(() => setChoosing(hasConflict), [hasConflict]);

  const nameOf = ({ place }: Conflict) =>
    fieldName(entity?.fields ?? [], open?.mine ?? {}, place, (slug) =>
      Object.values(config.blocksMap).find((block) => block.slug === slug),
    );

  return (
    <>
      {savesItself ? <OwnForm /> : null}
      <span className="together" role="status">
        {people.length > 0 ? `${listed.format(people)} ${people.length > 1 ? 'are' : 'is'} working on this too` : ''}
      </span>
      {open && !isChoosing ? (
        <Button size="small" margin={false} onClick={() => setChoosing(true)}>
          Not saved: resolve conflicts
        </Button>
      ) : null}
      {open && isChoosing ? (
        <Choice
          key={JSON.stringify(open.conflicts)}
          words={wordsAbout(open.by)}
          conflicts={open.conflicts}
          nameOf={nameOf}
          onChoose={choose}
          onLater={() => setChoosing(false)}
        />
      ) : null}
      {open ? <LeaveWithoutSaving /> : null}
    </>
  );
}

/** Shows who else has the form open, and merges what they save. The user chooses where both changed a field. */
export function Together() {
  const { id, collectionSlug, globalSlug, isTrashed, hasSavePermission } = useDocumentInfo();
  const { config } = useConfig();
  if (isTrashed || !hasSavePermission || (!globalSlug && id === undefined)) return null;
  const name = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`;
  const { api } = config.routes;
  return (
    <OpenForm
      key={name}
      address={`${api}/${name}`}
      presenceAddress={`${api}/editorial/${name}`}
      slugs={{ collectionSlug, globalSlug }}
    />
  );
}
