import { Figure } from '@/components/figures/figure';
import { Arrow } from '@/components/ui/arrow';
import { groundClass } from '@/components/ui/section';
import { templatesOn, themeElement, themes } from '../../registry/templates';
import { ReviewSummary } from '../review-summary';
import { Reviewed } from '../reviewed';
import { ShowcaseHead } from '../showcase/showcase-head';

const counts = (id: (typeof themes)[number]['id']) => {
  const of = (group: string) => templatesOn(id).filter((template) => template.group === group).length;
  return `${of('section')} sections, ${of('layout')} layouts, ${of('hero')} heroes`;
};

export function TemplatesPage() {
  return (
    <>
      <ShowcaseHead
        path="/templates"
        heading="Templates"
        intro="The same sections, layouts and heroes on five grounds, made of the blocks that editors use. Prices, figures and voices are placeholders."
      >
        <Figure name="studio" size="large" />
      </ShowcaseHead>
      <section className="section ground-white" data-nav-theme="light" id="themes">
        <div className="wrap">
          <div className="section-head grid-12">
            <h2 className="text-page">Five themes</h2>
            <p className="text-small text-ink-2">
              A theme is a ground: text, hairlines and drawings take their colors from it.
            </p>
          </div>
          <div className="theme-list">
            {themes.map((theme) => (
              <Reviewed key={theme.id} element={themeElement(theme)} className="theme-card">
                <a href={`/templates/${theme.id}`} className={`theme-panel mesh ${groundClass[theme.id]}`}>
                  <h3 className="text-page">{theme.name}</h3>
                  <span className="theme-words">
                    <span className="text-body">{theme.mood}</span>
                    <span className="text-small text-ink-2">{theme.use}</span>
                  </span>
                  <span className="theme-foot text-small">
                    {counts(theme.id)}
                    <Arrow />
                  </span>
                </a>
              </Reviewed>
            ))}
          </div>
        </div>
      </section>
      <ReviewSummary page="templates" />
    </>
  );
}
