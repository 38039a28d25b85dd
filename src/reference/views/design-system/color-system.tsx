import { contrast } from '@/design-system/contrast';
import { groundColors, palette } from '@/design-system/tokens';
import { colorDonts, colorDos, type Swatch, spectra, swatches } from '../../registry/colors';
import { type Gradient, meshes, textGradients } from '../../registry/gradients';
import { Contrast } from './contrast-matrix';
import { Copy, DoDont, Entry, Facts, Group, RefSection, vars } from './parts';
import type { ThemeName } from './theme';

function SwatchCard({ swatch }: { swatch: Swatch }) {
  const { token, name, hex, role, usage, isPrimary } = swatch;
  return (
    <Entry id={`color/${token}`}>
      <div className="tone" style={vars({ '--tone': `var(${swatch.var})` })} />
      <div className="ref-words">
        <h4 className="text-card">{name}</h4>
        <p className="copies">
          <Copy value={hex} /> <Copy value={`var(${swatch.var})`}>{swatch.var}</Copy>
        </p>
        <p className="text-small">{role}</p>
        <p className="text-caption text-ink-2">{usage}</p>
        <Facts
          facts={[
            ['spectrum', isPrimary ? `${swatch.spectrum}, primary` : swatch.spectrum],
            ['on white', contrast(hex, groundColors.white).toFixed(2)],
            ['on graphite', contrast(hex, groundColors.graphite).toFixed(2)],
          ]}
        />
      </div>
    </Entry>
  );
}

function GradientCard({ gradient }: { gradient: Gradient }) {
  const { id, name, token, stops, angle, description, usage, isPrimary } = gradient;
  return (
    <Entry id={`gradient/${id}`}>
      <div className="tone" style={vars({ '--tone': `var(${token})` })} />
      <div className="ref-words">
        <h4 className="text-card">{name}</h4>
        <p className="copies">
          <Copy value={gradient.class} /> <Copy value={`var(${token})`}>{token}</Copy>
        </p>
        <p className="text-small">{description}</p>
        <p className="text-caption text-ink-2">{usage}</p>
        <Facts
          facts={[
            ['from', palette[stops[0]].name],
            ['to', palette[stops[1]].name],
            ['angle', isPrimary ? `${angle}°, primary` : `${angle}°`],
          ]}
        />
      </div>
    </Entry>
  );
}

export const ColorSystem = ({ theme }: { theme: ThemeName }) => (
  <>
    <RefSection
      id="color-system"
      theme={theme}
      title="Color System"
      intro="Eleven colors in four spectra. Color means something here: amber is a signal nobody has read, ion is one that has been joined."
    >
      <div id="colors">
        {spectra.map(({ name, text }) => {
          const ofSpectrum = swatches.filter(({ spectrum }) => spectrum === name);
          return (
            <Group key={name} title={name} text={text}>
              <div className={ofSpectrum.length === 4 ? 'ref-grid of-2' : 'ref-grid of-3'}>
                {ofSpectrum.map((swatch) => (
                  <SwatchCard key={swatch.token} swatch={swatch} />
                ))}
              </div>
            </Group>
          );
        })}
      </div>
      <Group title="Gradients" text="Six for text and interface, two palette colors each, all at 135 degrees.">
        <div className="ref-grid of-3">
          {textGradients.map((gradient) => (
            <GradientCard key={gradient.id} gradient={gradient} />
          ))}
        </div>
      </Group>
      <Group
        title="Mesh backgrounds"
        text="Grounds for whole sections: two or three soft lights, never two meshes in a row."
      >
        <div className="ref-grid of-2">
          {meshes.map(({ id, name, class: className, hex, description, usage }) => (
            <Entry key={id} id={`mesh/${id}`}>
              <div className={`stage is-mesh ${className}`}>
                <p className="text-subheadline">{name}</p>
              </div>
              <div className="ref-words">
                <h4 className="text-card">{name} mesh</h4>
                <p className="copies">
                  <Copy value={className} /> <Copy value={hex} />
                </p>
                <p className="text-small">{description}</p>
                <p className="text-caption text-ink-2">{usage}</p>
              </div>
            </Entry>
          ))}
        </div>
      </Group>
      <DoDont dos={colorDos} donts={colorDonts} />
    </RefSection>
    <Contrast theme={theme} />
  </>
);
