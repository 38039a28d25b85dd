/** In a preview, in place of an incomplete section: the fields it still needs. Never visible to visitors. */
export const Unfinished = ({ name, missing }: { name: string; missing: string[] }) => (
  <section className="section ground-frost" data-nav-theme="light">
    <p className="wrap note">
      {name} is shown here once it has: {missing.join(', ')}.
    </p>
  </section>
);
