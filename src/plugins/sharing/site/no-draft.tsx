import { Frame } from '@/components/layout/frame';
import './share-bar.css';

/** Reveals nothing about the draft. */
export function NoDraft({ status, heading, children }: { status: 404 | 410; heading: string; children: string }) {
  return (
    <Frame path="/share">
      <section className="share-none ground-graphite mesh" data-nav-theme="dark" data-status={status}>
        <div className="wrap">
          <div className="share-none-words">
            <h1 className="text-header">{heading}</h1>
            <p className="text-ink-2">{children}</p>
            <p>
              <a className="button button-gradient" href="/">
                Go to the home page
              </a>
            </p>
          </div>
        </div>
      </section>
    </Frame>
  );
}
