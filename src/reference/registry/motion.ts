import { durations, easings, staggers } from '@/design-system/tokens';
import type { ReferenceElement } from './element';

type EasingName = keyof typeof easings;
type DurationName = keyof typeof durations;

const easingUses: Record<EasingName, string> = {
  standard: 'Whatever changes in place: color, a border, an arrow.',
  enter: 'What comes in. It arrives fast and settles for a long time.',
  exit: 'What leaves. It hesitates, then it is gone.',
};
const durationUses: Record<DurationName, string> = {
  instant: 'An answer to a press.',
  quick: 'Color under the pointer, a dropdown.',
  base: 'The arrow of a link, the bar at the top.',
  slow: 'A panel that opens.',
  enter: 'An item that enters, a rule that draws itself.',
};

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const easingEntries = (Object.keys(easings) as EasingName[]).map((id) => ({
  id,
  name: titled(id),
  token: `--ease-${id}`,
  points: easings[id],
  value: `cubic-bezier(${easings[id].join(', ')})`,
  usage: easingUses[id],
}));
export type EasingEntry = (typeof easingEntries)[number];

export const durationEntries = (Object.keys(durations) as DurationName[]).map((id) => ({
  id,
  name: titled(id),
  token: `--duration-${id}`,
  ms: durations[id],
  usage: durationUses[id],
}));

export const motionDemos = [
  {
    id: 'fade-in',
    name: 'Fade in',
    text: `Rises 16 px and appears: ${durations.enter} ms, enter.`,
    spec: { duration: durations.enter, easing: easings.enter },
  },
  {
    id: 'stagger',
    name: 'Stagger',
    text: `One after another, ${Object.values(staggers).join(', ')} ms apart by the kind of section.`,
    spec: { staggers, duration: durations.enter, easing: easings.enter },
  },
  {
    id: 'exit',
    name: 'Exit',
    text: `Leaves in ${durations.quick} ms: nobody waits for what is going.`,
    spec: { duration: durations.quick, easing: easings.exit },
  },
  {
    id: 'crossing',
    name: 'Crossing',
    text: 'A signal crosses the gap once. Nothing on the site loops.',
    spec: { easing: easings.standard },
  },
] as const;

export const motion: ReferenceElement[] = [
  ...easingEntries.map(
    (entry): ReferenceElement => ({
      id: `easing/${entry.id}`,
      name: `${entry.name} easing`,
      page: 'design-system',
      subject: entry,
    }),
  ),
  ...durationEntries.map(
    (entry): ReferenceElement => ({
      id: `duration/${entry.id}`,
      name: `${entry.ms} ms`,
      page: 'design-system',
      subject: entry,
    }),
  ),
  ...motionDemos.map(
    (demo): ReferenceElement => ({ id: `motion/${demo.id}`, name: demo.name, page: 'design-system', subject: demo }),
  ),
];
