/** The simulator's Anna and Bruno: the demo gives them lists, and Bruno premium. */
export const DEMO_ORDINARY_USER = '1001';
export const DEMO_PREMIUM_USER = '2002';
/** All people that the simulator begins with. */
export const DEMO_PEOPLE = [DEMO_ORDINARY_USER, DEMO_PREMIUM_USER, '3003', '9009'] as const;
