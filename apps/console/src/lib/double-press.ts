/** The longest pause between the two presses of what systems take for a double click. */
export const DOUBLE_PRESS_MS = 500;
