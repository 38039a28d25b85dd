/** Below a drawing of invented values. */
export const Illustrative = () => <p className="note illustrative">Illustrative</p>;

/** The words for the amber mark, beside the reading that has it. `hasKey` repeats the mark where the drawing is apart. */
export const NotRead = ({ hasKey = false }: { hasKey?: boolean }) => (
  <span className="not-read note">
    {hasKey ? <i className="key key-unread" /> : null}
    not read yet
  </span>
);
