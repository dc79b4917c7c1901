/** Of a note that says which basket it is that was put aside. */
export const HELD_NOTE_MAX = 60;
