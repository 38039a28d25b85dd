import { contrast, type Grade, gradeOf } from '@/design-system/contrast';
import { groundColors, palette } from '@/design-system/tokens';
import { RefSection, vars } from './parts';
import type { ThemeName } from './theme';

type Tone = { name: string; hex: string };

const inks: Tone[] = [{ name: 'White', hex: groundColors.white }, ...Object.values(palette)];
/** The five grounds, and the colours that carry the labels of buttons. */
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

/** Every text colour on every ground, measured. */
export const Contrast = ({ theme }: { theme: ThemeName }) => (
  <RefSection
    id="contrast"
    theme={theme}
    on="quiet"
    title="Contrast, measured"
    intro="Computed from the tokens as WCAG 2 defines it; a mesh counts with the colour under its lights. Body text needs 4.5; large text, from 24 px or 18.7 px bold, and marks need 3."
  >
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
    <section className="scroll-x" aria-label="Contrast of text colours on grounds" tabIndex={0}>
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col" className="note">
              text on
            </th>
            {grounds.map(({ name }) => (
              <th key={name} scope="col" className="text-caption">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inks.map((ink) => (
            <tr key={ink.hex}>
              <th scope="row" className="text-small">
                {ink.name}
              </th>
              {grounds.map((ground) => (
                <Pair key={ground.name} ink={ink} ground={ground} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </RefSection>
);
