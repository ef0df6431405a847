/** The simulator's Anna and Bruno: the demo gives them lists, and Bruno premium. */
export const DEMO_ORDINARY_USER = '1001';
export const DEMO_PREMIUM_USER = '2002';
