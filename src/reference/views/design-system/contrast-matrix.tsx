import { contrast, type Grade, gradeOf, hexOf } from '@/design-system/contrast';
import { groundColors, groundInks, palette } from '@/design-system/tokens';
import { Group, RefSection, vars } from './parts';
import type { ThemeName } from './theme';

type Tone = { name: string; hex: string };

const inks: Tone[] = [{ name: 'White', hex: groundColors.white }, ...Object.values(palette)];
const grounds: Tone[] = [
  { name: 'White', hex: groundColors.white },
  { name: 'Frost', hex: groundColors.frost },
  { name: 'Graphite', hex: groundColors.graphite },
  { name: 'Ocean', hex: groundColors.ocean },
  { name: 'Indigo', hex: groundColors.indigo },
  palette.ion,
  palette['light-blue'],
  palette.amber,
  palette.ember,
];

const words: Record<Grade, string> = { body: 'pass', large: 'large only', fail: 'fail' };

function Pair({ ink, ground }: { ink: Tone; ground: Tone }) {
  if (ink.hex === ground.hex) return <td className="pair is-same">same</td>;
  const ratio = contrast(ink.hex, ground.hex);
  const grade = gradeOf(ratio);
  return (
    <td className={`pair is-${grade}`} data-pair={`${ink.hex} ${ground.hex}`}>
      <span
        className="pair-sample"
        aria-hidden="true"
        style={vars({ '--ink-of': ink.hex, '--ground-of': ground.hex })}
      />
      <span className="figures note">{ratio.toFixed(2)}</span> <span className="note">{words[grade]}</span>
    </td>
  );
}

const groundNames = ['white', 'frost', 'graphite', 'ocean', 'indigo'] as const;
const roles = [
  { role: 'ink', name: 'Text' },
  { role: 'ink-2', name: 'Second text' },
  { role: 'ink-3', name: 'Captions' },
  { role: 'accent', name: 'Links and accents' },
] as const;

type TableProps = { label: string; columns: string[]; rows: { name: string; pairs: [ink: Tone, ground: Tone][] }[] };

const Table = ({ label, columns, rows }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
  <section className="scroll-x" aria-label={label} tabIndex={0}>
    <table className="matrix">
      <thead>
        <tr>
          <th scope="col" className="note">
            text on
          </th>
          {columns.map((name) => (
            <th key={name} scope="col" className="text-caption">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, pairs }) => (
          <tr key={name}>
            <th scope="row" className="text-small">
              {name}
            </th>
            {pairs.map(([ink, ground]) => (
              <Pair key={ground.name} ink={ink} ground={ground} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

export const Contrast = ({ theme }: { theme: ThemeName }) => (
  <RefSection
    id="contrast"
    theme={theme}
    on="quiet"
    title="Contrast, measured"
    intro="Computed from the tokens as WCAG 2 defines it; a mesh counts with the color under its lights. Body text needs 4.5; large text, from 24 px or 18.7 px bold, and marks need 3."
  >
    <Group
      title="What the site writes in"
      text="Roles of text on the five grounds. All of them pass."
      className="is-stacked"
    >
      <Table
        label="Contrast of the roles of text on their grounds"
        columns={groundNames.map((name) => name.charAt(0).toUpperCase() + name.slice(1))}
        rows={roles.map(({ role, name }) => ({
          name,
          pairs: groundNames.map((ground) => [
            { name, hex: hexOf(groundInks[ground][role]) },
            { name: ground, hex: groundColors[ground] },
          ]),
        }))}
      />
    </Group>
    <Group
      title="What the palette allows"
      text="Every color as text on every ground and on every fill."
      className="is-stacked"
    >
      <Table
        label="Contrast of the palette on grounds and fills"
        columns={grounds.map(({ name }) => name)}
        rows={inks.map((ink) => ({ name: ink.name, pairs: grounds.map((ground) => [ink, ground]) }))}
      />
    </Group>
  </RefSection>
);
