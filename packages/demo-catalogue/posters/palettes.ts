import type { Colour } from './colour.ts';

/** The mood of a palette; genres ask for moods (`genre-moods.ts`). */
export type Mood =
  | 'sun'
  | 'sea'
  | 'earth'
  | 'sweet'
  | 'night'
  | 'blood'
  | 'noir'
  | 'forest'
  | 'royal'
  | 'neon'
  | 'print'
  | 'cold';

/** A paper, an ink that reads on it, and two colours for the picture. */
export type Palette = {
  readonly name: string;
  readonly paper: Colour;
  readonly ink: Colour;
  readonly main: Colour;
  readonly accent: Colour;
  readonly moods: readonly Mood[];
};

type Colours = readonly [paper: Colour, ink: Colour, main: Colour, accent: Colour];

function palette(name: string, [paper, ink, main, accent]: Colours, ...moods: readonly Mood[]): Palette {
  return { name, paper, ink, main, accent, moods };
}

export const palettes: readonly Palette[] = [
  palette('sorrento', ['#f4e7cd', '#1b2a41', '#e4572e', '#f2b134'], 'sun', 'print'),
  palette('ivrea', ['#efe4d0', '#22201d', '#d7372a', '#3a7ca5'], 'print', 'noir'),
  palette('libreria', ['#f7efdd', '#1a1718', '#c8102e', '#f0c020'], 'print', 'sun'),
  palette('tascabile', ['#fbf1df', '#23201d', '#f0692a', '#5f97a3'], 'print', 'sun'),
  palette('cinemateca', ['#e6e0d2', '#151413', '#928b80', '#d33f2b'], 'noir', 'print'),
  palette('varsavia', ['#eadbbd', '#2b1d1a', '#b3352c', '#3f6c5b'], 'print', 'blood', 'earth'),
  palette('cracovia', ['#f1d7a2', '#2a1a3e', '#d1495b', '#2e7d7a'], 'print', 'royal', 'sweet'),
  palette('laguna', ['#0f3b4c', '#f3e9d2', '#2fa4a0', '#f2c14e'], 'sea', 'night'),
  palette('amalfi', ['#dcefe8', '#0e3a53', '#1f8a9e', '#ff7a59'], 'sea', 'sun'),
  palette('mezzanotte', ['#12152b', '#f4e9cd', '#45549c', '#f4b942'], 'night', 'royal'),
  palette('spirale', ['#f0592a', '#1d0f0a', '#fbe9cb', '#7a1c1c'], 'sun', 'noir', 'blood'),
  palette('giallo', ['#f4c31a', '#171310', '#c2271f', '#fff1cb'], 'noir', 'sun', 'print'),
  palette('sangue', ['#170c0e', '#f2e6d8', '#b8141c', '#7b2a33'], 'blood', 'night'),
  palette('assenzio', ['#12251d', '#eaf2d0', '#6fa35b', '#d9e021'], 'blood', 'forest', 'neon'),
  palette('pineta', ['#1f3a34', '#f2ead3', '#7fa387', '#e08e45'], 'forest', 'earth'),
  palette('muschio', ['#e7e8cb', '#1e2d24', '#6b8f4e', '#d97423'], 'forest', 'earth'),
  palette('deserto', ['#f2d3a1', '#3a1c12', '#c8552b', '#5f8c84'], 'earth', 'sun'),
  palette('canyon', ['#7a2e1d', '#fbe6c8', '#d96c3b', '#f2b56b'], 'earth', 'sun'),
  palette('polvere', ['#d9c6a3', '#2d2622', '#8a5a36', '#a63d2f'], 'earth', 'noir'),
  palette('cipria', ['#f8d9d3', '#4a1030', '#d6476b', '#f39c6b'], 'sweet'),
  palette('confetto', ['#f6b6c2', '#1f1b3a', '#d7263d', '#fff1df'], 'sweet', 'print'),
  palette('glicine', ['#e4d8f0', '#2a1a4a', '#7b5ea7', '#f29a52'], 'sweet', 'royal'),
  palette('prugna', ['#2d1537', '#f7e6d4', '#96448a', '#f28f6b'], 'royal', 'night', 'sweet'),
  palette('stendardo', ['#1d2a6b', '#f6ebd5', '#c9a227', '#c23350'], 'royal'),
  palette('ghiaccio', ['#e4eef2', '#12283a', '#7ba7bc', '#d1495b'], 'cold'),
  palette('acciaio', ['#1c2833', '#e8edee', '#5d7a8c', '#e2543e'], 'cold', 'noir', 'night'),
  palette('nebbia', ['#d3d8d4', '#1d282c', '#82969a', '#c0492b'], 'cold', 'noir'),
  palette('insegna', ['#0d0b21', '#f5f0ff', '#f52d86', '#21d4c3'], 'neon', 'night'),
  palette('circuito', ['#0c1f24', '#e7f5ee', '#19a974', '#ffb000'], 'neon', 'cold'),
  palette('marte', ['#2a0f12', '#fbe3ce', '#d94a2b', '#f29f4b'], 'neon', 'earth', 'blood'),
  palette('officina', ['#f3ecd9', '#1b1b1b', '#1f4e9e', '#e3a505'], 'print', 'cold'),
  palette('manifesto', ['#cf2318', '#fff4e2', '#1c1110', '#f6b396'], 'blood', 'print', 'noir'),
  palette('cobalto', ['#1546a0', '#fff3dc', '#f25f3a', '#8fc1e3'], 'sea', 'royal', 'print'),
  palette('menta', ['#cbe7d4', '#15302b', '#2e9c82', '#f26d5b'], 'sea', 'sweet', 'forest'),
  palette('burro', ['#fbe5a0', '#2b2440', '#5d6bb2', '#e8623d'], 'sun', 'sweet'),
  palette('pesca', ['#ffd5b0', '#3b1f2b', '#e5614f', '#4f8a7a'], 'sweet', 'sun'),
  palette('caffe', ['#2a1b15', '#f3e3cc', '#a4602f', '#e8b04a'], 'noir', 'earth', 'night'),
  palette('granata', ['#4a0e22', '#f7e3d2', '#c0434f', '#e9b872'], 'royal', 'blood', 'sweet'),
  palette('ocra', ['#dc9f30', '#22150c', '#fbefd6', '#8c2f1b'], 'earth', 'sun'),
  palette('petrolio', ['#0e5f60', '#fff2da', '#0a3238', '#f58f5b'], 'sea', 'night'),
  palette('grafite', ['#232323', '#f1ece0', '#77726a', '#e8c547'], 'noir', 'cold'),
  palette('cielo', ['#bcdde8', '#16324f', '#f4f5ec', '#ee5a50'], 'sea', 'sun', 'cold'),
  palette('oliva', ['#c9c58a', '#23260f', '#6b6b2e', '#b8432b'], 'forest', 'earth', 'noir'),
  palette('vinile', ['#f2e3d5', '#201a2b', '#e0426a', '#f0b429'], 'sweet', 'print'),
  palette('aurora', ['#122b45', '#f5ecdf', '#e2637a', '#7cc6b8'], 'night', 'sea', 'neon'),
  palette('ruggine', ['#e9dcc9', '#2b1712', '#b5462a', '#e3a857'], 'earth', 'print', 'blood'),
  palette('orbita', ['#1a1a3d', '#fdf0d8', '#6c63c7', '#ff8552'], 'neon', 'night'),
  palette('lavagna', ['#24413f', '#f4efd9', '#c8d4a8', '#ef7b5a'], 'forest', 'cold'),
];
