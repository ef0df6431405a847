import { describe, expect, it } from 'vitest';
import { createChatLinks, titleLink } from '../../../src/server/chat/chat-links.ts';
import { deskLink, deskPathOfTitle } from '../../../src/server/chat/desk-link.ts';
import { readConfig } from '../../../src/server/config/config.ts';

const secret = 'the secret of the tests';
const { botApiRoot: telegram, images } = readConfig({});
const links = (publicUrl: string, botApiRoot = telegram) =>
  createChatLinks({ publicUrl, botApiRoot, images }, secret);

describe('the button of the mini app', () => {
  it('the button is not offered when the messenger would refuse its address', () => {
    expect(links('http://localhost:3000').appButton('Apri', '1')).toBeUndefined();
    expect(links('http://localhost:3000', 'http://localhost:8081').appButton('Apri', '1')).toBeDefined();
    expect(links('https://vetrina.example').appButton('Apri', '1')?.web_app.url).toMatch(
      /^https:\/\/vetrina\.example\/\?user-id=1&key=/,
    );
  });
});

describe('the way to the desk', () => {
  it('the way to the desk is a button, or a line where the messenger would refuse its address', () => {
    const way = deskLink(links('https://vetrina.example'), '1', { path: deskPathOfTitle(12) });
    expect(way).toEqual({
      note: '',
      rows: [[expect.objectContaining({ text: 'Apri la Gestione', web_app: { url: expect.any(String) } })]],
    });
    const { note, rows } = deskLink(links('http://localhost:3000'), '1', {});
    expect(rows).toEqual([]);
    expect(note).toContain('npm run vetrina -- link');
  });
});

describe('a cover', () => {
  const { picture } = links('https://vetrina.example');

  it.each([
    ['https://p.example/a.jpg', 'https://p.example/a.jpg'],
    ['https://p.example/a.JPEG?w=300', 'https://p.example/a.JPEG?w=300'],
    ['/locandine/a.webp', 'https://vetrina.example/locandine/a.webp'],
    [
      '/posters/a-cover.webp',
      expect.stringMatching(/^https:\/\/vetrina\.example\/images\/copertina\/7\.jpg\?v=[\w-]{10}&w=960$/),
    ],
    [
      'https://image.tmdb.org/t/p/w780/a.jpg',
      expect.stringMatching(/^https:\/\/vetrina\.example\/images\/copertina\/7\.jpg\?v=[\w-]{10}&w=960$/),
    ],
    ['https://p.example/a.svg', undefined],
    ['http://p.example/a.jpg', undefined],
    ['data:image/png;base64,AA', undefined],
    ['https://', undefined],
    [
      null,
      expect.stringMatching(/^https:\/\/vetrina\.example\/images\/copertina\/7\.jpg\?v=[\w-]{10}&w=960$/),
    ],
  ])('at %s is shown from %s', (cover, url) => {
    expect(picture({ id: 7, copertina: cover, titolo: 'Rocky 4', generi: ['Azione'] })).toEqual(url);
  });
});

it('a link to a title names no person, and leads into the app where the bot has a main one', () => {
  const link = (has_main_web_app: boolean) => titleLink({ username: 'prova_bot', has_main_web_app }, 12);
  expect(link(false)).toBe('https://t.me/prova_bot?start=12');
  expect(link(true)).toBe('https://t.me/prova_bot?startapp=12');
});
