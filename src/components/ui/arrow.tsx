export const Arrow = () => (
  <svg className="arrow" viewBox="0 0 20 10" aria-hidden="true">
    <path d="M0 5h19M15 1l4 4-4 4" />
  </svg>
);
