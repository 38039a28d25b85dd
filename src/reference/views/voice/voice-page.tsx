import { Figure } from '@/components/figures/figure';
import { anchorOf } from '../../registry/element';
import { vocabulary } from '../../registry/vocabulary';
import { voiceElement, voiceParts, voicePlaceholder } from '../../registry/voice';
import { ReviewSummary } from '../review-summary';
import { Reviewed } from '../reviewed';
import { ShowcaseHead } from '../showcase/showcase-head';

/** The words that the admin checks drafts against. */
function Vocabulary() {
  return (
    <>
      <h3 className="text-small">The words so far</h3>
      <ul>
        {vocabulary.map(({ write, avoid }) => (
          <li key={write} className="text-small text-ink-2">
            Write: {write}. Not: {avoid.join(', ')}.
          </li>
        ))}
      </ul>
    </>
  );
}

/** An outline of the voice and verbal identity guide, with placeholder text. */
export function VoicePage() {
  return (
    <>
      <ShowcaseHead
        path="/voice-verbal"
        heading="Voice and verbal identity"
        intro="How Alethia sounds. The frame of the guide stands; its text is still a placeholder."
      >
        <Figure name="pulse" size="large" />
      </ShowcaseHead>
      <section className="section ground-white" data-nav-theme="light" id="guide">
        <div className="wrap voice-guide">
          <nav aria-label="Parts of the guide" className="voice-contents">
            <h2 className="text-card">Contents</h2>
            <ol>
              {voiceParts.map((part) => (
                <li key={part.id}>
                  <a href={`#${anchorOf(voiceElement(part).id)}`} className="text-small">
                    {part.heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="voice-parts">
            {voiceParts.map((part) => (
              <Reviewed key={part.id} element={voiceElement(part)} className="voice-element">
                <div className="voice-part">
                  <h2 className="text-header">{part.heading}</h2>
                  <p className="voice-placeholder">{voicePlaceholder}</p>
                  <h3 className="text-small">It will answer</h3>
                  <ul>
                    {part.questions.map((question) => (
                      <li key={question} className="text-small text-ink-2">
                        {question}
                      </li>
                    ))}
                  </ul>
                  {part.id === 'vocabulary' ? <Vocabulary /> : null}
                </div>
              </Reviewed>
            ))}
          </div>
        </div>
      </section>
      <ReviewSummary page="voice-verbal" />
    </>
  );
}
