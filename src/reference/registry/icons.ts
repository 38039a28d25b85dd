import { around, contour, eye, lines, type Point, polar, through, ticks } from '@/components/figures/geometry';
import { modules, type Subject, industries as subjects } from '@/components/figures/subjects';
import type { PaletteName } from '@/design-system/tokens';
import type { ReferenceElement } from './element';
import { arc, circle, closed, ellipse } from './strokes';

export const iconSets = [
  { id: 'platform', name: 'Platform / Feature' },
  { id: 'industry', name: 'Industry' },
  { id: 'utility', name: 'Utility' },
] as const;
type IconSetId = (typeof iconSets)[number]['id'];

/** Content document, sections 5 and 9. Stroke and glow in px, independent of the icon's size. */
export const iconRules = {
  sheet: 64,
  stroke: { fine: 1, main: 1.25, strong: 1.5 },
  glowReach: [10, 15],
  nodes: { min: 1, max: 9 },
  glow: { min: 60, max: 90 },
} as const;

type ColorDomain = 'Core' | 'Dimensional' | 'Orbit' | 'Foundation';

type IconDrawing = { fine: string; main: string; strong?: string; nodes: readonly Point[] };

export type IconRecord = {
  id: string;
  set: IconSetId;
  name: string;
  domain: ColorDomain;
  concept: string;
  geometry: string;
  /** At 135 degrees. */
  colorRange: readonly [PaletteName, PaletteName];
  tokens: { nodeCount: number; glowIntensity: number };
  drawing: IconDrawing;
};

type Entry = Omit<IconRecord, 'set' | 'tokens'> & { glow: number };

const rings = (...radii: number[]) => radii.map((r) => circle(r)).join('');
const hub: Point = [0, 0];
const contours = (subject: Subject, inner: number, outer: number, ...at: number[]) =>
  at.map((t) => contour(subject, t, inner, outer, { points: subject.points > 60 ? 64 : 40 })).join('');

const platform: Entry[] = [
  {
    id: 'core',
    name: 'Core',
    domain: 'Core',
    concept: 'Everything that is sensed, held in one field.',
    geometry: 'Six signals on the third ring, each tied to the hub.',
    colorRange: ['ion', 'light-blue'],
    glow: 90,
    drawing: {
      fine: rings(7, 14) + lines(...around(21, 6).map((at) => [hub, at] as const)),
      main: rings(21, 28),
      nodes: [hub, ...around(21, 6)],
    },
  },
  {
    id: 'pulse',
    name: 'Pulse',
    domain: 'Core',
    concept: 'One beat that differs from the last thousand.',
    geometry: 'Two rings and a level line that breaks once.',
    colorRange: ['ion', 'quartz'],
    glow: 80,
    drawing: {
      fine: rings(14),
      main: rings(28),
      strong: through([-28, 0], [-9, 0], [-4, -15], [3, 13], [8, 0], [28, 0]),
      nodes: [
        [-28, 0],
        [-4, -15],
        [28, 0],
      ],
    },
  },
  {
    id: 'edge',
    name: 'Edge',
    domain: 'Core',
    concept: 'Perception where the work is done.',
    geometry: 'One ring drawn out to six outposts.',
    colorRange: ['light-blue', 'ion'],
    glow: 75,
    drawing: {
      fine: rings(8) + lines(...around(22, 6).map((at, index) => [polar(8, index * 60), at] as const)),
      main: contours(modules.edge, 4, 22, 1),
      nodes: around(28, 6),
    },
  },
  {
    id: 'flow',
    name: 'Flow',
    domain: 'Dimensional',
    concept: 'A reading on its way to the person who can act.',
    geometry: 'Three streams, each contour turned on the one inside it.',
    colorRange: ['ion', 'indigo'],
    glow: 70,
    drawing: {
      fine: contours(modules.flow, 5, 24, 0.3, 0.55),
      main: contours(modules.flow, 5, 24, 0.8, 1),
      nodes: around(27.5, 3, 150),
    },
  },
  {
    id: 'studio',
    name: 'Studio',
    domain: 'Dimensional',
    concept: 'Drafts laid on one another until one holds.',
    geometry: 'Three squares, each turned by thirty degrees.',
    colorRange: ['indigo', 'magenta'],
    glow: 75,
    drawing: {
      fine: closed(...around(20, 4, 75)) + rings(7),
      main: closed(...around(28, 4, 45)) + closed(...around(24, 4, 15)),
      nodes: around(28, 4, 45),
    },
  },
  {
    id: 'lens',
    name: 'Lens',
    domain: 'Core',
    concept: 'One question, brought into focus.',
    geometry: 'Rings narrowed to an aperture, one node inside it.',
    colorRange: ['light-blue', 'quartz'],
    glow: 85,
    drawing: {
      fine: contours(modules.lens, 4, 28, 0.3, 0.6),
      main: contours(modules.lens, 4, 28, 1) + circle(28),
      nodes: [hub],
    },
  },
  {
    id: 'perception-layer',
    name: 'Perception Layer',
    domain: 'Dimensional',
    concept: 'Five dimensions of one place, read together.',
    geometry: 'Five floors on one axis, a node where each meets it.',
    colorRange: ['ion', 'indigo'],
    glow: 80,
    drawing: {
      fine: 'M0 -24V24',
      main: [-24, -12, 0, 12, 24].map((y, index) => ellipse(12 + 4 * index, 4 + index, y * 0.82)).join(''),
      nodes: [-24, -12, 0, 12, 24].map((y): Point => [0, Math.round(y * 8.2) / 10]),
    },
  },
  {
    id: 'vision-system',
    name: 'Vision System',
    domain: 'Core',
    concept: 'A signal at the corner of the eye, and the gaze that reaches it.',
    geometry: 'Two lids, two rings and the axis between signal and pupil.',
    colorRange: ['ion', 'light-blue'],
    glow: 85,
    drawing: {
      fine: `${eye(30, 11)}${circle(6)}`,
      main: eye(30, 20) + circle(13),
      strong: 'M-30 0H0',
      nodes: [[-30, 0], hub],
    },
  },
  {
    id: 'neural-network',
    name: 'Neural Network',
    domain: 'Dimensional',
    concept: 'What many weak readings say when they are joined.',
    geometry: 'Nine nodes in three columns, every neighbor joined.',
    colorRange: ['indigo', 'magenta'],
    glow: 60,
    drawing: {
      fine: [-24, 0]
        .map((x) =>
          lines(
            ...[-22, 0, 22].flatMap((from) =>
              [-22, 0, 22].map((to) => [[x, from] as const, [x + 24, to] as const] as const),
            ),
          ),
        )
        .join(''),
      main: circle(10),
      nodes: [-24, 0, 24].flatMap((x) => [-22, 0, 22].map((y): Point => [x, y])),
    },
  },
  {
    id: 'siq',
    name: 'SiQ',
    domain: 'Dimensional',
    concept: 'Perception as a figure: a baseline and a direction.',
    geometry: 'Five steps on an open ring, the hand on the last.',
    colorRange: ['light-blue', 'indigo'],
    glow: 80,
    drawing: {
      fine: arc(20, 240, 480) + lines([hub, polar(20, 480)]),
      main: arc(28, 240, 480),
      nodes: [240, 300, 360, 420, 480].map((degrees) => polar(28, degrees)),
    },
  },
];

const industry: Entry[] = [
  {
    id: 'insurance',
    name: 'Insurance',
    domain: 'Dimensional',
    concept: 'Exposure that gathers in few places.',
    geometry: 'A ring with four narrow bulges, a node in the middle and on two of them.',
    colorRange: ['indigo', 'light-blue'],
    glow: 75,
    drawing: {
      fine: contours(subjects.insurance, 5, 20, 0.3, 0.65),
      main: contours(subjects.insurance, 5, 20, 1),
      nodes: [hub, polar(29, 62), polar(26, 236)],
    },
  },
  {
    id: 'energy',
    name: 'Energy',
    domain: 'Orbit',
    concept: 'A day of load: shoulder, trough and evening ramp.',
    geometry: 'A ring with three bumps on its dial, a node on each.',
    colorRange: ['amber', 'ember'],
    glow: 90,
    drawing: {
      fine: ticks(30, -2, 30) + contours(subjects.energy, 5, 19, 0.45),
      main: contours(subjects.energy, 5, 19, 1),
      nodes: [polar(21.6, 118), polar(14, 198), polar(27.5, 279)],
    },
  },
  {
    id: 'supply-chain',
    name: 'Supply Chain',
    domain: 'Core',
    concept: 'Five flows, each a little later than the last.',
    geometry: 'Three five-armed contours in a slow turn, a node at each arm.',
    colorRange: ['ion', 'quartz'],
    glow: 70,
    drawing: {
      fine: contours(subjects['supply-chain'], 4, 23, 0.35, 0.7),
      main: contours(subjects['supply-chain'], 4, 23, 1),
      nodes: around(28, 5, 92),
    },
  },
  {
    id: 'manufacturing',
    name: 'Manufacturing',
    domain: 'Foundation',
    concept: 'A steady vibration, and one bearing that begins to move.',
    geometry: 'Two rings round a hub, and an outer one that trembles in one window.',
    colorRange: ['light-grey', 'quartz'],
    glow: 65,
    drawing: {
      fine: rings(7, 14) + ticks(14, 4, 30),
      main: contours({ ...subjects.manufacturing, amp: 0.24 }, 6, 25, 1),
      nodes: [hub, polar(25, 120)],
    },
  },
  {
    id: 'construction',
    name: 'Construction',
    domain: 'Orbit',
    concept: 'Floors, each turned on the one below.',
    geometry: 'Three squared contours in a twist, a node on each corner of the last.',
    colorRange: ['amber', 'light-grey'],
    glow: 80,
    drawing: {
      fine: contours(subjects.construction, 5, 24, 0.3, 0.65),
      main: contours(subjects.construction, 5, 24, 1),
      nodes: around(28.5, 4, 83),
    },
  },
];

const utility: Entry[] = [
  {
    id: 'search',
    name: 'Search',
    domain: 'Core',
    concept: 'Ask the field a question.',
    geometry: 'A ring with its reading inside, and a handle at 135 degrees.',
    colorRange: ['ion', 'light-blue'],
    glow: 70,
    drawing: {
      fine: circle(10, -6, -6),
      main: circle(19, -6, -6),
      strong: 'M7.4 7.4L25 25',
      nodes: [
        [-6, -6],
        [25, 25],
      ],
    },
  },
  {
    id: 'alert',
    name: 'Alert',
    domain: 'Orbit',
    concept: 'A signal that nobody has read.',
    geometry: 'One node, and rings that open toward it.',
    colorRange: ['amber', 'ember'],
    glow: 90,
    drawing: {
      fine: arc(14, 75, 375),
      main: arc(21, 70, 380) + arc(28, 65, 385),
      nodes: [polar(21, 45)],
    },
  },
  {
    id: 'time',
    name: 'Time to choose',
    domain: 'Dimensional',
    concept: 'How long there is left to act.',
    geometry: 'A dial of twelve ticks, one hand, and the sector that remains.',
    colorRange: ['indigo', 'light-blue'],
    glow: 75,
    drawing: {
      fine: ticks(28, -4, 30) + arc(16, 0, 110),
      main: circle(28),
      strong: lines([hub, [0, -28]], [hub, polar(28, 110)]),
      nodes: [hub, polar(28, 110)],
    },
  },
  {
    id: 'filter',
    name: 'Filter',
    domain: 'Core',
    concept: 'Keep what the question needs.',
    geometry: 'Three chords of a ring, a node where each is set.',
    colorRange: ['light-blue', 'ion'],
    glow: 65,
    drawing: {
      fine: circle(28),
      main: 'M-23.7 -15H23.7M-28 0H28M-23.7 15H23.7',
      nodes: [
        [9, -15],
        [-11, 0],
        [5, 15],
      ],
    },
  },
  {
    id: 'share',
    name: 'Share',
    domain: 'Core',
    concept: 'One reading, several people who should have it.',
    geometry: 'One node joined to three others across two rings.',
    colorRange: ['ion', 'quartz'],
    glow: 75,
    drawing: {
      fine: circle(14) + arc(28, 50, 230),
      main: lines(...[20, 90, 160].map((degrees) => [[-22, 0] as const, polar(26, degrees)] as const)),
      nodes: [[-22, 0], ...[20, 90, 160].map((degrees) => polar(26, degrees))],
    },
  },
  {
    id: 'secure',
    name: 'Secure',
    domain: 'Foundation',
    concept: 'It stays where you decide.',
    geometry: 'Six nodes closed into a wall round the one they keep.',
    colorRange: ['light-grey', 'light-blue'],
    glow: 60,
    drawing: {
      fine: circle(8) + circle(15),
      main: closed(...around(28, 6)),
      nodes: [hub, ...around(28, 6)],
    },
  },
  {
    id: 'settings',
    name: 'Settings',
    domain: 'Foundation',
    concept: 'What counts as ordinary, here.',
    geometry: 'Three arcs of one scale, a node where each has been set.',
    colorRange: ['light-grey', 'quartz'],
    glow: 60,
    drawing: {
      fine: rings(10, 19, 28),
      main: arc(10, 0, 140) + arc(19, 0, 250) + arc(28, 0, 60),
      nodes: [polar(10, 140), polar(19, 250), polar(28, 60)],
    },
  },
];

const recordsOf = (set: IconSetId, entries: Entry[]): IconRecord[] =>
  entries.map(({ glow, ...entry }) => ({
    ...entry,
    set,
    tokens: { nodeCount: entry.drawing.nodes.length, glowIntensity: glow },
  }));

/** The 22 icons (content document, section 2). Node counts come from the drawings. */
export const iconRecords: IconRecord[] = [
  ...recordsOf('platform', platform),
  ...recordsOf('industry', industry),
  ...recordsOf('utility', utility),
];

export const iconElement = ({ id, name, ...subject }: IconRecord): ReferenceElement => ({
  id: `icon/${id}`,
  name,
  page: 'perception-icon/library',
  subject: { ...subject, rules: iconRules },
});

export const icons: ReferenceElement[] = iconRecords.map(iconElement);
