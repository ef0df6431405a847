/** The colours of a messenger's chat, and of what is plotted in it. */
export type Look = {
  paper: string;
  text: string;
  hint: string;
  line: string;
  series: Record<'plays' | 'people' | 'premium' | 'stars', string>;
};

/** A bot is not told which of them a chat wears: its owner says so. */
export const LOOKS: Record<'light' | 'dark', Look> = {
  light: {
    paper: '#ffffff',
    text: '#0e1116',
    hint: '#6b737c',
    line: '#dfe2e7',
    series: { plays: '#1b73c2', people: '#2a8f57', premium: '#7d55c7', stars: '#c77f05' },
  },
  dark: {
    paper: '#1c2733',
    text: '#f3f6f9',
    hint: '#8a9bac',
    line: '#314050',
    series: { plays: '#6ab7ff', people: '#5fd08b', premium: '#b79bff', stars: '#ffc24b' },
  },
};
