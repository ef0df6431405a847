/** Colours of a chart, to fit a chat's theme. */
export type ChartTheme = {
  paper: string;
  text: string;
  hint: string;
  line: string;
  series: Record<'plays' | 'people' | 'premium' | 'stars', string>;
};

/** The Bot API does not tell a chat's theme: the owner chooses. */
export const CHART_THEMES: Record<'light' | 'dark', ChartTheme> = {
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
