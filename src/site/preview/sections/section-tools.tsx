'use client';

import { type OfferedAction, type SectionAction, tellForm } from '@/data/preview/page-messages';
import './section-tools.css';
import { ownSections, useCurrentSection } from './use-current-section';
import { type Drop, useDraggedSection } from './use-dragged-section';
import { useLitSection } from './use-lit-section';

type Handle = { action: SectionAction; label: string; drawing: string };

const handles: Handle[] = [
  { action: 'up', label: 'Move up', drawing: 'M10 16V4M5 9l5-5 5 5' },
  { action: 'down', label: 'Move down', drawing: 'M10 4v12M5 11l5 5 5-5' },
  { action: 'duplicate', label: 'Duplicate', drawing: 'M4 4h8v8H4zM8 12v4h8V8h-4' },
  { action: 'hide', label: 'Hide', drawing: 'M2 10q8-10 16 0-8 10-16 0zM3 17 17 3' },
];
const remove: Handle = { action: 'remove', label: 'Delete', drawing: 'M4 6h12M8 6V4h4v2M6 6l1 11h6l1-11' };

/** Below the site's bar and the preview's own control, in px. */
const TOP = 124;
const BAR = 70;
const PLUS = 36;

const say = (action: SectionAction, index: number) => () => tellForm({ does: 'section', action, index });

const Drawing = ({ d }: { d: string }) => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <path d={d} fill="none" stroke="currentColor" strokeWidth="1.6" />
  </svg>
);

type Props = { hasSections: boolean; offered: OfferedAction[] };

export function SectionTools({ hasSections, offered }: Props) {
  useLitSection();
  const place = useCurrentSection(hasSections);
  const { drop, handle } = useDraggedSection(place?.index);
  if (!hasSections) return null;
  const count = ownSections().length;
  if (count === 0) return <Plus at={BAR + 24} label="Add the first section" onPress={say('add', 0)} />;
  // A dragged section may be far away, but its handle has the pointer.
  if (!place || (!drop && (place.bottom < BAR || place.top > window.innerHeight))) return null;
  const { index, name, isHidden, top, bottom } = place;
  const nameOf = (action: SectionAction, label: string) => (action === 'hide' && isHidden ? 'Show' : label);
  const above = Math.max(top, BAR + 16);
  const isLast = { up: index === 0, down: index === count - 1 };
  return (
    <>
      {drop ? <DropLine drop={drop} /> : null}
      {bottom - above < PLUS ? null : (
        <Plus at={above} label={`Add a section above “${name}”`} onPress={say('add', index)} />
      )}
      <div
        className="section-tools section-handles"
        role="toolbar"
        aria-label={`Section ${index + 1}, ${name}`}
        style={{ top: Math.max(top + 12, Math.min(TOP, bottom - 40)) }}
      >
        <button
          type="button"
          className="section-drag"
          title="Drag to move (or press Space, then the arrow keys)"
          aria-label={`Drag: section ${index + 1}`}
          aria-pressed={drop !== undefined}
          {...handle}
        >
          <Drawing d="M7 4v2M13 4v2M7 9v2M13 9v2M7 14v2M13 14v2" />
        </button>
        {handles.map(({ action, label, drawing }) => (
          <Tool
            key={action}
            {...{ index, drawing, label: nameOf(action, label) }}
            isDisabled={(action === 'up' && isLast.up) || (action === 'down' && isLast.down)}
            onPress={say(action, index)}
          />
        ))}
        {offered.map(({ name: offer, label, drawing }) => (
          <Tool
            key={offer}
            {...{ index, drawing, label }}
            onPress={() => tellForm({ does: 'offered', name: offer, index })}
          />
        ))}
        <Tool index={index} label={remove.label} drawing={remove.drawing} onPress={say(remove.action, index)} />
      </div>
      <Plus
        at={Math.min(bottom, window.innerHeight - 20)}
        label={`Add a section below “${name}”`}
        onPress={say('add', index + 1)}
      />
    </>
  );
}

type ToolProps = { index: number; label: string; drawing: string; isDisabled?: boolean; onPress: () => void };

const Tool = ({ index, label, drawing, isDisabled = false, onPress }: ToolProps) => (
  <button
    type="button"
    title={label}
    aria-label={`${label}: section ${index + 1}`}
    aria-disabled={isDisabled}
    onClick={onPress}
  >
    <Drawing d={drawing} />
  </button>
);

const DropLine = ({ drop: { at, count, line } }: { drop: Drop }) => (
  <div className="section-drop" style={{ top: Math.max(4, Math.min(line, window.innerHeight - 4)) }}>
    <span role="status">
      Position {at + 1} of {count}
    </span>
  </div>
);

const Plus = ({ at, label, onPress }: { at: number; label: string; onPress: () => void }) => (
  <button
    type="button"
    className="section-tools section-plus"
    style={{ top: at }}
    aria-label={label}
    title="Add a section here"
    onClick={onPress}
  >
    <Drawing d="M10 4v12M4 10h12" />
  </button>
);
