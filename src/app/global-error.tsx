'use client';

import { useEffect } from 'react';
import { noticeStyle } from '@/delivery/outage/notices';

/** As often as the notices of src/delivery/outage, which appear if the server itself fails. */
const PAUSE_MS = 10_000;

/**
 * In place of any page whose rendering fails after its beginning has been sent, or on the way from another page: there,
 * the server can no longer send a notice instead. A tab in the background waits until it is seen.
 */
export default function PageFailed() {
  useEffect(() => {
    const timer = setInterval(() => {
      if (navigator.onLine && document.visibilityState === 'visible') window.location.reload();
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <html lang="en">
      <head>
        <meta name="robots" content="noindex" />
        <title>This page could not be loaded | Alethia</title>
        <style>{noticeStyle}</style>
      </head>
      <body>
        <main>
          <p className="name">Alethia</p>
          <h1>This page could not be loaded</h1>
          <p>
            The server did not respond, or not in time. Nothing that was saved is lost. This page tries again every ten
            seconds.
          </p>
          <p>
            <button type="button" onClick={() => window.location.reload()}>
              Try again now
            </button>
          </p>
          <p>
            <a href="/">Return to home</a>
          </p>
        </main>
      </body>
    </html>
  );
}
