/** In lists: the head of the column. The group and its field together would read "Review > State". */
export const StateLabel = () => <span>Review</span>;
