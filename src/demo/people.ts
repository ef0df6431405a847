/** The two people that try out a fresh installation: the simulator's Anna and Bruno. */
export const DEMO_ORDINARY_USER = '1001';
export const DEMO_PREMIUM_USER = '2002';
