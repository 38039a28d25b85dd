import { scriptAddress } from '@/browser/script-file';
import { Figure } from '@/components/figures/figure';
import { Frame } from '@/components/layout/frame';
import { ReviewSummary } from '../review-summary';
import { ButtonAudit } from './button-audit';
import { CardPatterns } from './card-patterns';
import { Continuity, StillToCome } from './closing';
import { ColorSystem } from './color-system';
import { Components } from './components';
import { GradientArchitecture } from './gradient-architecture';
import { InfoBoxes } from './info-boxes';
import { LogoSystem } from './logo-system';
import { MetricsDisplay } from './metrics';
import { Motion } from './motion';
import { Overview } from './overview';
import { PageLayouts } from './page-layouts';
import { ReferenceIndex } from './reference-index';
import { SectionNav } from './section-nav';
import { Spacing } from './spacing';
import { type ThemeName, themes } from './theme';
import { Typography } from './typography';

const Opening = ({ theme }: { theme: ThemeName }) => (
  <section className={`section ref-opening mesh ground-${themes[theme].opening}`} data-nav-theme="dark">
    <div className="wrap">
      <div className="ref-opening-words">
        <p className="note text-accent">Design System V1.0</p>
        <h1 className="text-hero">The Architecture of Perception</h1>
        <p className="text-subheadline text-ink-2">
          What the brand is made of, what each part is for, and what its reviewers have decided.
        </p>
        <p className="note text-ink-3">
          {theme === 'v5' ? 'version v1.0 · revised theme V5' : 'version v1.0'} ·{' '}
          <a href={theme === 'v5' ? '/design-system' : '/design-system-v5'}>
            {theme === 'v5' ? 'see it in the current theme' : 'see it in theme V5'}
          </a>
        </p>
      </div>
      <Figure name="sensor" size="medium" />
    </div>
  </section>
);

export const DesignSystem = ({ theme, path }: { theme: ThemeName; path: string }) => (
  <Frame path={path} forcedTheme="dark">
    <script async type="module" src={scriptAddress('reference')} />
    <SectionNav />
    <div className="ref-frame">
      <ReferenceIndex overview="" path={path} />
      <div className="reference" data-reference={theme}>
        <Opening theme={theme} />
        <Overview theme={theme} />
        <LogoSystem theme={theme} />
        <ColorSystem theme={theme} />
        <Typography theme={theme} />
        <Spacing theme={theme} />
        <Motion theme={theme} />
        <GradientArchitecture theme={theme} />
        <InfoBoxes theme={theme} />
        <PageLayouts theme={theme} />
        <MetricsDisplay theme={theme} />
        <Components theme={theme} />
        <CardPatterns theme={theme} />
        <ButtonAudit theme={theme} />
        <StillToCome theme={theme} />
        <Continuity theme={theme} />
      </div>
    </div>
    <ReviewSummary page="design-system" />
  </Frame>
);
