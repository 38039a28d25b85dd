/** In a preview, in the place of what cannot be drawn yet: what it still needs. Visitors never see it. */
export const Unfinished = ({ name, missing }: { name: string; missing: string[] }) => (
  <section className="section ground-frost" data-nav-theme="light">
    <p className="wrap note">
      {name} is shown here once it has: {missing.join(', ')}.
    </p>
  </section>
);
