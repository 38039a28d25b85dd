import { type LogoVariation, logoDonts, logoDos, logoRules, logoVariations } from '../../registry/logos';
import { capHeight, logoAddress, sheets } from './logo-file';
import { DoDont, Entry, Group, RefSection } from './parts';
import type { ThemeName } from './theme';

/** `scale`: multiple of the logo's minimum size. */
export function LogoPicture({ variation, scale = 2 }: { variation: LogoVariation; scale?: number }) {
  const [width, height] = sheets[variation.shape];
  return (
    // biome-ignore lint/performance/noImgElement: a drawing within the page, there is nothing to optimize.
    <img src={logoAddress(variation)} alt={variation.description} width={width * scale} height={height * scale} />
  );
}

function Variation({ variation }: { variation: LogoVariation }) {
  const { id, name, background, usage, primary, monochrome, image } = variation;
  return (
    <Entry id={`logo/${id}`}>
      <div className={`stage ground-${background}`}>
        <LogoPicture variation={variation} />
      </div>
      <div className="ref-words">
        <h4 className="text-card">{name}</h4>
        <p className="text-small text-ink-2">{usage}</p>
        <p className="note text-ink-3">
          {[primary ? 'primary' : '', monochrome ? 'monochrome' : '', `on ${background}`].filter(Boolean).join(' · ')}
        </p>
        <a className="text-link" href={logoAddress(variation)} download={image}>
          Download SVG
        </a>
      </div>
    </Entry>
  );
}

function ClearSpace() {
  const [width, height] = sheets.horizontal;
  const space = capHeight;
  const [primary] = logoVariations.filter(({ background }) => background === 'white');
  if (!primary) return null;
  return (
    <svg
      className="clear-space"
      viewBox={`${-space - 1} ${-space - 1} ${width + 2 * space + 2} ${height + 2 * space + 2}`}
      role="img"
      aria-label="The logo; on each side the height of its letter A stays free."
    >
      <rect x={-space} y={-space} width={width + 2 * space} height={height + 2 * space} />
      <rect width={width} height={height} />
      <image href={logoAddress(primary)} width={width} height={height} />
      <path d={`M${width / 2} ${-space}V0M0 ${height / 2}H${-space}`} />
      <text x={width / 2 + 3} y={-space / 2 + 2}>
        A
      </text>
    </svg>
  );
}

export const LogoSystem = ({ theme }: { theme: ThemeName }) => (
  <RefSection
    id="logo-system"
    theme={theme}
    title="Logo System"
    intro="An eye with its lids open, and a name in outlines. Six variations: choose by ground and by room."
  >
    <Group title="Variations" text="Each is a file of outlines. No typeface is needed to show it.">
      <div className="ref-grid of-3">
        {logoVariations.map((variation) => (
          <Variation key={variation.id} variation={variation} />
        ))}
      </div>
    </Group>
    <Group title="Usage standards" text="Measured, so that no one has to judge.">
      <div className="standards">
        <ClearSpace />
        <dl className="facts is-wide">
          {logoRules.map(({ name, value, text }) => (
            <div key={name}>
              <dt className="text-small">{name}</dt>
              <dd>
                <span className="text-card">{value}</span>
                <span className="text-small text-ink-2">{text}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Group>
    <DoDont dos={logoDos} donts={logoDonts} />
  </RefSection>
);
