import { expect, it } from 'vitest';
import {
  otherNumeralSpelling,
  titleMatchKey,
} from '../../../../../src/server/modules/catalogue/rules/title-key.ts';

it.each([
  ['Rocky IV', 'Rocky 4'],
  ['Rocky II', 'rocky 2'],
  ['Scary Movie XII', 'scary movie 12'],
  ['Kill Bill: Volume 1', 'Kill Bill Vol. 1'],
  ['Il padrino - Parte II', 'Il padrino, pt. 2'],
  ['The Godfather Part II', 'The Godfather parte 2'],
  ['It: Chapter Two'.replace('Two', 'due'), 'It - Capitolo 2'],
  ['Dune - Parte uno', 'Dune - Parte 1'],
  ['Nymphomaniac Vol. I', 'Nymphomaniac: Volume 1'],
  ['Guerre stellari: Episodio otto', 'Guerre stellari episodio 8'],
  ['Star Wars: Episode V', 'Star Wars Episode 5'],
])('the names %s and %s are one title', (one, other) => {
  expect(titleMatchKey(one)).toBe(titleMatchKey(other));
});

it.each([
  ['V per vendetta', '5 per vendetta'],
  ['Due di troppo', '2 di troppo'],
  ['Quei due', 'Quei 2'],
  ['Alien I', 'Alien 1'],
  ['La prima parte seconda', 'La prima parte 2'],
  ['Rocky', 'Rocky 2'],
  ['Re Mida', 'Remida'],
  ['Partenza due', 'Partenza 2'],
  ['La controparte due', 'La controparte 2'],
])('the names %s and %s are two titles', (one, other) => {
  expect(titleMatchKey(one)).not.toBe(titleMatchKey(other));
});

it.each([
  ['rocky iv', 'rocky 4'],
  ['rocky 4', 'rocky iv'],
  ['fast 12 furious ii', 'fast xii furious 2'],
])('the name %s may be written %s', (name, other) => {
  expect(otherNumeralSpelling(name)).toBe(other);
});

it.each(['rocky', 'v per vendetta', '2 fast', 'apollo 13', ''])('the name %j has one spelling', (name) => {
  expect(otherNumeralSpelling(name)).toBeUndefined();
});
