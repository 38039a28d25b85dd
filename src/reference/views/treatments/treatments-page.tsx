import { Figure } from '@/components/figures/figure';
import { groundClass } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import { treatmentClass, treatmentCss, treatmentElement, treatmentRecords } from '../../registry/treatments';
import { ReviewSummary } from '../review-summary';
import { Reviewed } from '../reviewed';
import { ShowcaseHead } from '../showcase/showcase-head';

export function TreatmentsPage() {
  return (
    <>
      {/* The samples use the text that is shown as code. */}
      <style>{treatmentRecords.map(treatmentCss).join('\n')}</style>
      <ShowcaseHead
        path="/container-treatments"
        heading="Container treatments"
        intro="Fourteen ways to say that some things belong together. Begin with the first one; take the next only when it is not enough."
      >
        <Figure name="lens" size="large" />
      </ShowcaseHead>
      <section className="section ground-white" data-nav-theme="light" id="treatments">
        <div className="wrap">
          <h2 className="sr-only">Treatments</h2>
          <div className="treatment-grid">
            {treatmentRecords.map((treatment) => {
              const css = treatmentCss(treatment);
              return (
                <Reviewed key={treatment.id} element={treatmentElement(treatment)} className="treatment">
                  <div className={cx('treatment-stage', groundClass[treatment.ground])}>
                    <div className={treatmentClass(treatment)}>
                      <p className="text-card">Barge draft, lower river</p>
                      <p className="text-small text-ink-2 mt-2">
                        Loads have been lighter for nine days. The gauge upstream agrees.
                      </p>
                    </div>
                  </div>
                  <div className="treatment-words">
                    <p className="note text-ink-3">{treatment.id}</p>
                    <h3 className="text-card">{treatment.name}</h3>
                    <p className="text-small text-ink-2">{treatment.description}</p>
                    <details className="code showcase-code">
                      <summary>Code</summary>
                      <pre>
                        <code>{css}</code>
                      </pre>
                    </details>
                    <button type="button" className="copy" data-copy={css} aria-label={`Copy CSS of ${treatment.id}`}>
                      Copy CSS
                    </button>
                  </div>
                </Reviewed>
              );
            })}
          </div>
        </div>
      </section>
      <ReviewSummary page="container-treatments" />
    </>
  );
}
