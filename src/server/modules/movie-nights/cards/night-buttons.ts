/** Callback data of the buttons on a night's card: a name and the night's id, within the 64 bytes that a button takes. */
function nightButton(name: string) {
  return {
    pattern: new RegExp(`^${name}:([\\w-]{16,54})$`),
    make: (nightId: string) => `${name}:${nightId}`,
  };
}

export const nightButtons = {
  /** Tells who is there. */
  who: nightButton('nightwho'),
  /** Has the chosen title delivered to whoever presses it. */
  watch: nightButton('nightplay'),
};
