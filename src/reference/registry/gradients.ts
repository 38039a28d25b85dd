import {
  gradientAngle,
  gradients as gradientTokens,
  groundColors,
  type PaletteName,
  palette,
} from '@/design-system/tokens';
import type { ReferenceElement } from './element';

type GradientName = keyof typeof gradientTokens;
type MeshName = 'graphite' | 'ocean' | 'indigo' | 'frost';

type Use = { name: string; description: string; usage: string; isPrimary: boolean };

const uses: Record<GradientName, Use> = {
  ion: {
    name: 'Ion',
    description: 'A signal coming into view.',
    usage: 'The one hero button, with graphite text.',
    isPrimary: true,
  },
  perception: {
    name: 'Perception',
    description: 'A reading handed from people to the machine.',
    usage: 'Fills and rules on light grounds; gradient text there, with ion darkened.',
    isPrimary: true,
  },
  signal: {
    name: 'Signal',
    description: 'Machine inference meets human judgment.',
    usage: 'Large text and drawings on graphite.',
    isPrimary: false,
  },
  arc: {
    name: 'Arc',
    description: 'A warning that gathers.',
    usage: 'A single campaign button, with graphite text.',
    isPrimary: false,
  },
  quartz: {
    name: 'Quartz',
    description: 'Light falling off toward the edge.',
    usage: 'Gradient text on dark grounds, one phrase a page.',
    isPrimary: true,
  },
  graphite: {
    name: 'Graphite',
    description: 'Depth without another color.',
    usage: 'Panels and plates that stand on graphite.',
    isPrimary: false,
  },
};

export type Gradient = Use & {
  id: GradientName;
  class: string;
  token: string;
  stops: readonly [PaletteName, PaletteName];
  angle: number;
};

export const textGradients: Gradient[] = (Object.keys(gradientTokens) as GradientName[]).map((id) => ({
  id,
  class: `bg-(image:--gradient-${id})`,
  token: `--gradient-${id}`,
  stops: gradientTokens[id],
  angle: gradientAngle,
  ...uses[id],
}));

export type Mesh = { id: MeshName; name: string; class: string; hex: string; description: string; usage: string };

export const meshes: Mesh[] = [
  {
    id: 'graphite',
    name: 'Graphite',
    class: 'ground-graphite mesh',
    hex: groundColors.graphite,
    description: 'A dark room with one instrument lit.',
    usage: 'Heroes. Without its lights, one dark section in the middle of a page.',
  },
  {
    id: 'ocean',
    name: 'Ocean',
    class: 'ground-ocean',
    hex: groundColors.ocean,
    description: 'Depth with daylight above it.',
    usage: 'A closing call to action. At most once a page.',
  },
  {
    id: 'indigo',
    name: 'Indigo',
    class: 'ground-indigo',
    hex: groundColors.indigo,
    description: 'Inference at night.',
    usage: 'A section about the machine’s part. At most once a page.',
  },
  {
    id: 'frost',
    name: 'Frost',
    class: 'ground-frost',
    hex: groundColors.frost,
    description: 'Early light on paper.',
    usage: 'Calls to action, and one quiet section.',
  },
];

type Item = { id: string; name: string; class: string; token: string; usage: string; context: string };
export type ArchitectureItem = Item & { kind: 'background' | 'text' | 'button'; textColor?: PaletteName };

export const architectureItems: ArchitectureItem[] = [
  {
    kind: 'background',
    id: 'background-graphite',
    name: 'Graphite mesh',
    class: 'ground-graphite mesh',
    token: '--color-graphite',
    usage: 'Under heroes',
    context: 'The light lies where the drawing is. Text stands in the dark part.',
  },
  {
    kind: 'background',
    id: 'background-ocean',
    name: 'Ocean mesh',
    class: 'ground-ocean',
    token: '--ground-ocean',
    usage: 'One section a page',
    context: 'Bright in the middle: quieter text takes more quartz there to keep 4.5.',
  },
  {
    kind: 'background',
    id: 'background-frost',
    name: 'Frost mesh',
    class: 'ground-frost',
    token: '--color-quartz',
    usage: 'Calls to action, quiet sections',
    context: 'Between two white sections it parts them without a line.',
  },
  {
    kind: 'text',
    id: 'text-quartz',
    name: 'Quartz text',
    class: 'gradient-text',
    token: '--gradient-quartz',
    usage: 'One phrase of a hero title',
    context: 'Graphite, ocean and indigo grounds.',
  },
  {
    kind: 'text',
    id: 'text-perception',
    name: 'Perception text',
    class: 'gradient-text',
    token: '--gradient-text',
    usage: 'One phrase of a page title',
    context: 'White and frost set darker stops by themselves, so the class is the same.',
  },
  {
    kind: 'button',
    id: 'button-ion',
    name: 'Ion button',
    class: 'button button-gradient',
    token: '--gradient-ion',
    usage: 'The one action of a hero',
    context: 'Beside it, others are outlined or plain text.',
    textColor: 'graphite',
  },
  {
    kind: 'button',
    id: 'button-arc',
    name: 'Arc button',
    class: 'button button-arc',
    token: '--gradient-arc',
    usage: 'A single campaign',
    context: 'Never on a page that shows a warning in amber.',
    textColor: 'graphite',
  },
];

/** Content document, section 5. */
export const gradientRules = [
  'At most 3 gradient styles per category.',
  'At most 2–3 gradients per section.',
  'Gradient text only at 20 px or larger; hero subheadlines at 24 px or larger.',
  'No gradients on body copy, navigation or form text.',
  `Do not mix gradient angles: all of them run at ${gradientAngle}°.`,
  'Tokens only, no inline gradients.',
];

const stopsOf = (stops: readonly PaletteName[]) => stops.map((stop) => palette[stop].hex);

export const gradients: ReferenceElement[] = [
  ...textGradients.map(
    (gradient): ReferenceElement => ({
      id: `gradient/${gradient.id}`,
      name: `${gradient.name} gradient`,
      page: 'design-system',
      subject: { ...gradient, hexes: stopsOf(gradient.stops) },
    }),
  ),
  ...meshes.map(
    (mesh): ReferenceElement => ({
      id: `mesh/${mesh.id}`,
      name: `${mesh.name} mesh`,
      page: 'design-system',
      subject: mesh,
    }),
  ),
  ...architectureItems.map(
    (item): ReferenceElement => ({
      id: `architecture/${item.id}`,
      name: item.name,
      page: 'design-system',
      subject: item,
    }),
  ),
];
