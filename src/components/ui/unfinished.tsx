type PlaceInPage = { 'data-section'?: string; 'data-row'?: string; 'data-hidden'?: string };

/** Replaces an incomplete section in previews: the fields it still needs. Never visible to visitors. */
export const Unfinished = ({ name, missing, place }: { name: string; missing: string[]; place?: PlaceInPage }) => (
  <section className="section ground-frost" data-nav-theme="light" {...place}>
    <p className="wrap note">
      {name} is shown here once it has: {missing.join(', ')}.
    </p>
  </section>
);
