/** A made-up week of page views for the empty screen, where it is marked as an example. */
export const exampleViews = [9, 14, 12, 21, 18, 27, 24];

/** Top of the example's axis. */
export const exampleTop = 30;
