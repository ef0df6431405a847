/** All that is kept under such a name is somebody's home. */
export const KEPT_HOME = 'vetrina.home.';
