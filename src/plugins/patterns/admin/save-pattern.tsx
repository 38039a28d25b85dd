'use client';

import { CheckboxInput, TextInput, toast, useConfig } from '@payloadcms/ui';
import type { BlockSlug } from 'payload';
import { type ChangeEvent, useState } from 'react';
import { asDocument, attempt } from '@/admin/ask';
import { Button } from '@/admin/panel/button';
import { nameOf } from '@/admin/row-label';
import { copiesOf } from './copies';
import { useSections } from './use-sections';

export function SavePattern({ first, onDone }: { first?: number; onDone: () => void }) {
  const { config } = useConfig();
  const { read } = useSections();
  const [sections] = useState(read);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(first === undefined ? [] : [first]));
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const missing =
    title.trim() === '' ? 'Give the pattern a name.' : chosen.size === 0 ? 'Choose at least one section.' : '';

  const labelOf = (blockType: string) => {
    const singular = config.blocksMap[blockType as BlockSlug]?.labels?.singular;
    return typeof singular === 'string' ? singular : blockType;
  };
  const toggle = (index: number) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(index)) after.add(index);
      return after;
    });

  const save = async () => {
    if (missing) return toast.error(missing);
    setIsBusy(true);
    const blocks = copiesOf(sections.filter((_, index) => chosen.has(index)));
    const pattern = { title: title.trim(), description: description.trim(), blocks };
    const { is } = await attempt('/api/patterns?depth=0', asDocument(pattern), () => true);
    setIsBusy(false);
    if (is !== 'stored') {
      return toast.error('The pattern was not saved. Complete the required fields of the sections, then try again.');
    }
    toast.success(`“${title.trim()}” was saved. You can insert it on any page.`);
    onDone();
  };

  if (sections.length === 0) return <p>This page has no sections yet.</p>;
  return (
    <div className="pattern-form">
      <TextInput
        path="pattern-title"
        label="Name"
        required
        value={title}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setTitle(event.target.value)}
      />
      <TextInput
        path="pattern-description"
        label="When to use it"
        value={description}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setDescription(event.target.value)}
      />
      <fieldset>
        <legend>Sections</legend>
        {sections.map((section, index) => (
          <CheckboxInput
            key={section.id ?? index}
            id={`pattern-section-${index}`}
            label={[labelOf(section.blockType), nameOf(section)].filter(Boolean).join(': ')}
            checked={chosen.has(index)}
            onToggle={() => toggle(index)}
          />
        ))}
      </fieldset>
      <Button margin isBusy={isBusy} onClick={save}>
        Save the pattern
      </Button>
    </div>
  );
}
