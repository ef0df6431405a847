/** The two people that try out a fresh installation. */
export const DEMO_ORDINARY_USER = '1001';
export const DEMO_PREMIUM_USER = '2002';

/** Both with what to call them when their launch links are printed. */
export const DEMO_USERS = [
  { userId: DEMO_ORDINARY_USER, label: 'ordinary' },
  { userId: DEMO_PREMIUM_USER, label: 'premium' },
] as const;
