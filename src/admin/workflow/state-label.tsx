/** Group and field together would read "Review > State". */
export const StateLabel = () => <span>Review</span>;
