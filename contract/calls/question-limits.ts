/** Characters of a question; more is refused with REV410. */
export const QUESTION_MIN = 10;
export const QUESTION_MAX = 1000;
