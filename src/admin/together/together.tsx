'use client';

import { useAllFormFields, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { Button } from '../panel/button';
import { whenTypingRests } from '../session-ended/typing-rests';
import { Choice, type ChoiceWords } from './choice';
import { RemovedNotice } from './removed-notice';
import { useBoth } from './use-both';
import { useEntity } from './use-entity';
import { useFormPath } from './use-form-path';
import './together.css';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const wordsAbout = (by: string): ChoiceWords => ({
  title: `${by} changed the same text`,
  mine: 'Yours',
  theirs: by,
  allMine: 'Keep all of mine',
  allTheirs: 'Take all of theirs',
});

/** Lets the server tell apart two windows of one person. */
function OwnForm() {
  const [own] = useState(() => crypto.randomUUID());
  const [fields, dispatchFields] = useAllFormFields();
  // At every new state of the form: it replaces this one as it opens, with the value that is stored.
  useEffect(() => {
    const current = fields['editorial.form'];
    if (current && current.value !== own) dispatchFields({ type: 'UPDATE', path: 'editorial.form', value: own });
  }, [fields, own, dispatchFields]);
  return null;
}

function OpenForm({ form }: { form: string }) {
  const { config } = useConfig();
  const { nameOf, savesItself } = useEntity();
  const { people, open, choose, removed, close } = useBoth(form, config.routes.api, savesItself);
  const [isChoosing, setChoosing] = useState(false);
  const hasConflict = open !== undefined;
  useEffect(() => {
    setChoosing(false);
    // What is being typed must not land in the dialog.
    return hasConflict ? whenTypingRests(() => setChoosing(true)) : undefined;
  }, [hasConflict]);

  return (
    <>
      {savesItself ? <OwnForm /> : null}
      <span className="together" role="status">
        {people.length > 0 ? `${listed.format(people)} ${people.length > 1 ? 'are' : 'is'} working on this too` : ''}
      </span>
      {removed ? <RemovedNotice key={removed.section.id} by={removed.by} removed={removed} onClose={close} /> : null}
      {open && !isChoosing ? (
        <Button size="small" onClick={() => setChoosing(true)}>
          Resolve conflicts
        </Button>
      ) : null}
      {open && isChoosing ? (
        <Choice
          key={JSON.stringify(open.conflicts)}
          words={wordsAbout(open.by)}
          conflicts={open.conflicts}
          nameOf={({ place }) => nameOf(place, open.mine)}
          onChoose={choose}
          onLater={() => setChoosing(false)}
        />
      ) : null}
    </>
  );
}

/** Shows who else has the form open, and merges what they save. The user chooses where both changed a field. */
export function Together() {
  const { isTrashed, hasSavePermission } = useDocumentInfo();
  const { form, isNew } = useFormPath();
  return isTrashed || !hasSavePermission || isNew ? null : <OpenForm key={form} form={form} />;
}
