import { beforeEach, expect, test } from 'vitest';
import { keepForApp } from '../../../src/client/early-start/replay.ts';

const heard: string[] = [];

/** From here on the app listens to the image's events. */
function listen(image: HTMLImageElement): void {
  for (const type of ['load', 'error'])
    image.addEventListener(type, () => heard.push(`${type} ${image.currentSrc}`));
}

/** A drawn image; happy-dom loads none. */
function drawImage(src: string) {
  document.body.innerHTML = `<div id="root"><div id="home"><img src="${src}"></div></div>`;
  const image = document.querySelector('img') ?? new Image();
  const shows = (currentSrc: string) =>
    Object.defineProperties(image, {
      complete: { value: true },
      currentSrc: { value: currentSrc, configurable: true },
    });
  shows(src);
  keepForApp(document.getElementById('home') ?? document.body);
  return { image, shows, replay: () => window.replay?.() };
}

beforeEach(() => {
  heard.length = 0;
});

test('an image that has loaded or failed is reported to the app', () => {
  const loaded = drawImage('/a');
  listen(loaded.image);
  loaded.replay();
  const failed = drawImage('/b');
  failed.image.dispatchEvent(new Event('error'));
  listen(failed.image);
  failed.replay();
  expect(heard).toEqual(['load /a', 'error /b']);
});

test('an image that the app has replaced after its failure has not failed', () => {
  const { image, shows, replay } = drawImage('/wide');
  image.dispatchEvent(new Event('error'));
  shows('/cover');
  listen(image);
  replay();
  expect(heard).toEqual(['load /cover']);
});
